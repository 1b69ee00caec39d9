/** `/x/%zz` → `/x/%25zz`: makes a path's encoding valid. The router fails for an invalid one. */
export function repairPathname(pathname: string): string {
  try {
    decodeURI(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}
