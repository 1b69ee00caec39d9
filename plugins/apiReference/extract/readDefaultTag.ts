/** A default as stated in its comment, and what else the comment says about it. */
export interface DefaultTag {
  default: string;
  /** A sentence for the description. */
  note?: string;
}

/**
 * Separates code from prose in a `@default` tag: `{getColumns} Creates columns.` names a function
 * and says what it does. In `object Depends on the chart.` and `ids[0] The first one.` only the
 * prose is useful to readers.
 */
export function readDefaultTag(text: string): DefaultTag {
  const [, name, does] = /^\{(\w+)\}\s+([A-Z][^\n]*)$/.exec(text) ?? [];
  if (name && does) {
    return { default: name, note: `The default ${does.charAt(0).toLowerCase()}${does.slice(1)}` };
  }
  const [, prose] = /^(?:object|\w+\[\d+\])\s+([A-Z][^\n]*)$/.exec(text) ?? [];
  const [, quoted] = /^(['"])(?:\(.*\) =>.*)\1$/.exec(text) ?? [];
  // A function isn't a string.
  return { default: prose ?? (quoted ? text.slice(1, -1) : text) };
}
