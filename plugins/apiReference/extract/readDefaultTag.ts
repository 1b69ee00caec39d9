/** A default as its comment gives it, and what the comment says of it besides. */
export interface DefaultTag {
  default: string;
  /** A sentence for the description. */
  note?: string;
}

/**
 * Tells code from prose in a `@default` tag: `{getColumns} Creates columns.` names a function and
 * says what it does; in `object Depends on the chart.` and `ids[0] The first one.` the prose is all
 * that a reader can use.
 */
export function readDefaultTag(text: string): DefaultTag {
  const [, name, does] = /^\{(\w+)\}\s+([A-Z][^\n]*)$/.exec(text) ?? [];
  if (name && does) {
    return { default: name, note: `The default ${does.charAt(0).toLowerCase()}${does.slice(1)}` };
  }
  const [, prose] = /^(?:object|\w+\[\d+\])\s+([A-Z][^\n]*)$/.exec(text) ?? [];
  const [, quoted] = /^(['"])(?:\(.*\) =>.*)\1$/.exec(text) ?? [];
  // A function is no string.
  return { default: prose ?? (quoted ? text.slice(1, -1) : text) };
}
