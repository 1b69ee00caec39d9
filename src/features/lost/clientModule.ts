import { repairPathname } from '@site/src/lib/address/repairPathname';

if (typeof window !== 'undefined') {
  const { pathname, search, hash } = window.location;
  const repaired = repairPathname(pathname);
  if (repaired !== pathname) {
    // Before the router reads it.
    window.history.replaceState(null, '', `${repaired}${search}${hash}`);
  }
}
