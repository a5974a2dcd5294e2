/** How a definition's YAML is read: sections with known keys, scalars typed by their place, pictures, arithmetic of options. */
@NullMarked
package io.petteia.model.reading;

import org.jspecify.annotations.NullMarked;
