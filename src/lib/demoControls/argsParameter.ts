/** The query parameter for the state of a demo's controls: `bar-playground` for `BarPlayground`. */
export function getArgsParameter(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}

/** The pairs of a query, unparsed. */
export function listPairs(search: string): string[] {
  return search.replace(/^\?/, '').split('&');
}

/** The unparsed part of a query for a demo's controls; undefined if there's none. */
export function findArgsText(search: string, name: string): string | undefined {
  const start = `${getArgsParameter(name)}=`;
  const pair = listPairs(search).find((text) => text.startsWith(start));
  return pair?.slice(start.length);
}
