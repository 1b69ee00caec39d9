const REFRESH = /<meta http-equiv="refresh" content="0; url=([^"]+)"/;

/** The target of a redirect page. */
export function readRefresh(html: string): string | undefined {
  return REFRESH.exec(html)?.[1];
}
