// What the server is asked. Every answer that is not fine becomes a Refused.

export class Refused extends Error {
  constructor(status, problem) {
    super(problem.message ?? 'the server cannot be reached');
    this.status = status;
    this.code = problem.code ?? 'unreachable';
    this.details = problem.details ?? [];
  }
}

async function ask(method, path, body, token) {
  const headers = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer;
  try {
    answer = await fetch(path, {method, headers, body: body === undefined ? undefined : JSON.stringify(body)});
  } catch {
    throw new Refused(0, {});
  }
  if (!answer.ok) throw new Refused(answer.status, await answer.json().catch(() => ({message: answer.statusText})));
  return answer;
}

const json = async (...request) => (await ask(...request)).json();

export const games = () => json('GET', '/api/games');
export const table = (game, options, draft) => json('POST', `/api/games/${encodeURIComponent(game)}/table`, {options, draft});
export const files = game => json('GET', `/api/games/${encodeURIComponent(game)}/files`);
export const begin = match => json('POST', '/api/matches', match);
export const workshop = (what, body) => json('POST', `/api/workshop/${what}`, body);
export const archive = async body => (await ask('POST', '/api/workshop/archive', body)).blob();

/** What the holder of a token can ask for. */
export class Seat {
  constructor(token) {
    this.token = token;
  }

  state(ply) {
    return json('GET', `/api/match${ply === undefined ? '' : `?ply=${ply}`}`, undefined, this.token);
  }

  moves(holding = []) {
    const query = holding.map(value => `holding=${encodeURIComponent(value)}`).join('&');
    return json('GET', `/api/match/moves${query ? `?${query}` : ''}`, undefined, this.token);
  }

  play(move, version) {
    return json('POST', '/api/match/moves', {move, version}, this.token);
  }

  why(move) {
    return json('GET', `/api/match/why?move=${encodeURIComponent(move)}`, undefined, this.token);
  }

  act(what, body = {}) {
    return json('POST', `/api/match/${what}`, body, this.token);
  }

  definition() {
    return json('GET', '/api/match/definition', undefined, this.token);
  }

  async file(path) {
    const answer = await ask('GET', `/api/match/${path}`, undefined, this.token);
    const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? 'game';
    return {name, blob: await answer.blob()};
  }

  /** Calls back with every version of the game from now on, also after the connection was lost. Returns what ends it. */
  listen(changed, connected) {
    const stop = new AbortController();
    const run = async () => {
      for (let pause = 500; !stop.signal.aborted; pause = Math.min(pause * 2, 10_000)) {
        try {
          const answer = await fetch('/api/match/events', {
            headers: {Authorization: `Bearer ${this.token}`, Accept: 'text/event-stream'},
            signal: stop.signal,
          });
          if (!answer.ok) throw new Error(answer.statusText);
          connected(true);
          pause = 500;
          await read(answer.body, changed);
        } catch {
          // lost, or ended: it is tried again unless nobody listens any more
        }
        if (stop.signal.aborted) return;
        connected(false);
        await new Promise(resolve => setTimeout(resolve, pause));
      }
    };
    run();
    return () => stop.abort();
  }
}

async function read(stream, changed) {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop();
    for (const line of lines) if (line.startsWith('data:')) changed(JSON.parse(line.slice(5)).version);
  }
}
