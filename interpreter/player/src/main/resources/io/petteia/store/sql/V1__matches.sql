-- The same text is read by SQLite and by PostgreSQL. Times are milliseconds since 1970.

CREATE TABLE definition (
  digest TEXT PRIMARY KEY,        -- SHA-256 of the text
  text   TEXT NOT NULL            -- all files that the game was read from, as JSON
);

CREATE TABLE game (
  id         BIGINT PRIMARY KEY,
  definition TEXT NOT NULL REFERENCES definition (digest),
  record     TEXT NOT NULL,       -- what is settled when it begins: a record without moves, as JSON
  host       TEXT NOT NULL,       -- how it is hosted: taking back, clocks, as JSON
  trusted    INTEGER NOT NULL,    -- 1 if it may call hooks
  created    BIGINT NOT NULL,
  ended      TEXT,                -- how it was ended outside of the rules
  finished   INTEGER NOT NULL     -- 1 if it is over
);

CREATE TABLE seat (
  token  TEXT PRIMARY KEY,        -- SHA-256 of the token; the token itself is kept nowhere
  game   BIGINT NOT NULL REFERENCES game (id),
  person INTEGER NOT NULL         -- by the colour in which he sat down; -1 for who only watches
);

CREATE TABLE ply (
  game    BIGINT NOT NULL REFERENCES game (id),
  number  INTEGER NOT NULL,       -- from 0
  move    TEXT NOT NULL,
  chance  INTEGER NOT NULL,
  person  INTEGER NOT NULL,       -- who played it; -1 for chance
  millis  BIGINT NOT NULL,        -- how long he took
  PRIMARY KEY (game, number)
);
