const REFRESH = /<meta http-equiv="refresh" content="0; url=([^"]+)"/;

/** Where a document leads that does nothing else. */
export function readRefresh(html: string): string | undefined {
  return REFRESH.exec(html)?.[1];
}
