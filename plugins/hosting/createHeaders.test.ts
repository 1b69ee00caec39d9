import { createHeaders } from './createHeaders';

const options = {
  pagePolicy: "default-src 'self'; frame-ancestors 'self'",
  runnerPolicy: "default-src 'none'; frame-ancestors 'self'",
  transportSecurity: 'max-age=31536000',
};
const { common, kinds } = createHeaders(options);

it('caches files whose names change with their content, and revalidates the rest', () => {
  const getCaching = (kind: keyof typeof kinds) => new Map(kinds[kind]).get('Cache-Control');
  expect(getCaching('asset')).toBe('public, max-age=31536000, immutable');
  expect(getCaching('image')).toBe('public, max-age=86400');
  expect(getCaching('page')).toBe('no-cache');
  expect(getCaching('runner')).toBe('no-cache');
});

it('gives documents of the runner their own policy', () => {
  const getPolicy = (kind: keyof typeof kinds) =>
    new Map(kinds[kind]).get('Content-Security-Policy');
  expect(getPolicy('runner')).toBe(options.runnerPolicy);
  expect(getPolicy('page')).toBe(options.pagePolicy);
  expect(getPolicy('image')).toBe(options.pagePolicy);
});

it('lets only pages of the site frame its documents, even in browsers without such a policy', () => {
  const getOption = (headers: typeof kinds, kind: keyof typeof kinds) =>
    new Map(headers[kind]).get('X-Frame-Options');
  expect(getOption(kinds, 'page')).toBe('SAMEORIGIN');
  expect(getOption(kinds, 'image')).toBe('SAMEORIGIN');
  expect(getOption(kinds, 'runner')).toBe('SAMEORIGIN');
  // The header can't express another origin, such as the site's if the runner has its own.
  const runnerPolicy = "default-src 'none'; frame-ancestors https://docs.example";
  const apart = createHeaders({ ...options, runnerPolicy });
  expect(getOption(apart.kinds, 'runner')).toBeUndefined();
  expect(getOption(apart.kinds, 'page')).toBe('SAMEORIGIN');
});

it('never repeats a header for a URL', () => {
  for (const headers of Object.values(kinds)) {
    const names = [...common, ...headers].map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

it('requires https only if the site has it', () => {
  expect(new Map(common).get('Strict-Transport-Security')).toBe('max-age=31536000');
  const plain = createHeaders({ ...options, transportSecurity: '' });
  expect(new Map(plain.common).has('Strict-Transport-Security')).toBe(false);
});

it("rejects a header that servers wouldn't send", () => {
  const pagePolicy = `script-src ${"'sha256-a' ".repeat(1000)}`;
  expect(() => createHeaders({ ...options, pagePolicy })).toThrow(
    /Content-Security-Policy has \d+ bytes, but some servers reject more than 8192/,
  );
});
