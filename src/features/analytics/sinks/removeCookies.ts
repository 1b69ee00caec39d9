/**
 * The domains for which a page of a host may have set a cookie: `docs.a.org` → `docs.a.org` and
 * `a.org`.
 */
export function listCookieDomains(host: string): string[] {
  const parts = host.split('.');
  return parts.slice(0, -1).map((_part, index) => parts.slice(index).join('.'));
}

/**
 * Removes this site's cookies with the given prefix, regardless of the domain they were set for.
 */
export function removeCookies(prefix: string): void {
  const names = document.cookie
    .split('; ')
    .map((pair) => pair.replace(/=.*$/s, ''))
    .filter((name) => name.startsWith(prefix));
  const domains = ['', ...listCookieDomains(window.location.hostname).map((d) => `;domain=${d}`)];
  for (const name of names) {
    for (const domain of domains) {
      document.cookie = `${name}=;path=/;max-age=0${domain}`;
    }
  }
}
