/** A line of a `_redirects` file. */
export interface RedirectRule {
  /** From 1. */
  line: number;
  from: string;
  to: string;
  status: string;
}

/** The rules of a `_redirects` file: three words per line; `#` starts a comment. */
export function parseRedirects(text: string): RedirectRule[] {
  return text.split('\n').flatMap((content, index) => {
    const [from = '', to = '', status = ''] = content.replace(/^#.*/, '').trim().split(/\s+/);
    return from === '' ? [] : [{ line: index + 1, from, to, status }];
  });
}

/** The way a host matches: `:name` is one segment, and `*` at the end is the rest. */
function createPattern(from: string): RegExp {
  const source = from
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*$/, '(.*)');
  return new RegExp(`^${source}$`);
}

/** Creates a function that finds a host's redirect for an address: the first matching rule. */
export function createHost(
  rules: readonly RedirectRule[],
): (address: string) => string | undefined {
  const known = rules.map(({ from, to }) => ({ to, pattern: createPattern(from) }));
  return (address) => {
    for (const { to, pattern } of known) {
      const match = pattern.exec(address);
      if (match) {
        return to.replace(':splat', match[1] ?? '');
      }
    }
    return undefined;
  };
}
