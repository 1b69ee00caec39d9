/** The query parameter that holds how the controls of a demo stand: `bar-playground` of `BarPlayground`. */
export function getArgsParameter(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}

/** What a query says of a demo's controls, as it stands there; undefined when it says nothing. */
export function findArgsText(search: string, name: string): string | undefined {
  const start = `${getArgsParameter(name)}=`;
  const pair = search
    .replace(/^\?/, '')
    .split('&')
    .find((text) => text.startsWith(start));
  return pair?.slice(start.length);
}
