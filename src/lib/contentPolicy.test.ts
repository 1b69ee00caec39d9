import { createRunnerPolicy, formatMetaPolicy, formatPolicy } from './contentPolicy';

const runner = createRunnerPolicy({
  own: ["'self'", 'https://docs.example/runner/'],
  scripts: ["'sha256-a='"],
  ancestors: ["'self'"],
});

it('is one line of directives', () => {
  expect(formatPolicy({ 'default-src': ["'self'"], 'img-src': ["'self'", 'data:'] })).toBe(
    "default-src 'self'; img-src 'self' data:",
  );
});

it('omits from documents what browsers only accept in headers', () => {
  expect(formatMetaPolicy(runner)).toContain("form-action 'none'");
  expect(formatMetaPolicy(runner)).not.toMatch(/frame-ancestors|sandbox/);
});

it('gives edited code no network access', () => {
  const own = new Set(["'self'", 'https://docs.example/runner/']);
  const outside = Object.entries(runner).flatMap(([name, sources]) =>
    sources
      .filter((source) => source.includes('//') || /^[a-z]+:$/.test(source))
      .filter((source) => !own.has(source) && !['data:', 'blob:'].includes(source))
      .map((source) => `${name} ${source}`),
  );
  expect(outside).toEqual([]);
  expect(runner).toMatchObject({
    sandbox: ['allow-scripts'],
    'connect-src': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  });
});
