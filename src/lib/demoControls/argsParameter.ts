/** The query parameter that holds how the controls of a demo stand: `bar-playground` of `BarPlayground`. */
export function getArgsParameter(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}

/** The pairs of a query, as they stand there. */
export function listPairs(search: string): string[] {
  return search.replace(/^\?/, '').split('&');
}

/** What a query says of a demo's controls, as it stands there; undefined when it says nothing. */
export function findArgsText(search: string, name: string): string | undefined {
  const start = `${getArgsParameter(name)}=`;
  const pair = listPairs(search).find((text) => text.startsWith(start));
  return pair?.slice(start.length);
}
