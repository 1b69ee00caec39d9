/** A piece of a type: text, or a name that has a page. */
export type TypePart = string | { name: string; path: string };

/** Quoted text isn't split; otherwise, names, one at a time. */
const TOKEN = /'[^']*'|"[^"]*"|`[^`]*`|[A-Za-z_$][\w$]*/g;

/**
 * Splits a type at the names that have a page. The page's own name, property names (before a
 * colon) and strings stay text.
 */
export function splitType(
  text: string,
  typePaths: Readonly<Record<string, string>>,
  ownName: string,
): TypePart[] {
  const parts: TypePart[] = [];
  let end = 0;
  for (const { 0: name, index } of text.matchAll(TOKEN)) {
    const path = Object.hasOwn(typePaths, name) ? typePaths[name] : undefined;
    const isProperty = /^\??:/.test(text.slice(index + name.length));
    if (path !== undefined && name !== ownName && !isProperty) {
      parts.push(text.slice(end, index), { name, path });
      end = index + name.length;
    }
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
}
