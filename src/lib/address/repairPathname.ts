/** `/x/%zz` → `/x/%25zz`: a path whose encoding is right. The router stops at one that is not. */
export function repairPathname(pathname: string): string {
  try {
    decodeURI(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}
