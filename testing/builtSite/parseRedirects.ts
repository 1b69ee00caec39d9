/** A line of a `_redirects` file. */
export interface RedirectRule {
  /** From 1. */
  line: number;
  from: string;
  to: string;
  status: string;
}

/** The rules of a `_redirects` file: three words a line; `#` begins a comment. */
export function parseRedirects(text: string): RedirectRule[] {
  return text.split('\n').flatMap((content, index) => {
    const [from = '', to = '', status = ''] = content.replace(/^#.*/, '').trim().split(/\s+/);
    return from === '' ? [] : [{ line: index + 1, from, to, status }];
  });
}

/** As a host matches: `:name` is one part, `*` at the end the rest. */
function createPattern(from: string): RegExp {
  const source = from
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*$/, '(.*)');
  return new RegExp(`^${source}$`);
}

/** Says where a host sends an address, if anywhere: the first rule that fits holds. */
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
