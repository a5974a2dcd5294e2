/** YAML as composed: nodes with places. */
@NullMarked
package io.petteia.grammar.yaml;

import org.jspecify.annotations.NullMarked;
