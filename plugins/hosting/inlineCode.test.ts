import { existsSync } from 'node:fs';
import path from 'node:path';
import { generalizeCode, INLINE_CODE } from './inlineCode';

const FONT = 'assets/fonts/ibm-plex-sans-latin-wght-normal';

it('removes only what differs between deployments from code', () => {
  expect(generalizeCode(`f("url(/${FONT}.2b12f6540b5bde73.woff2)")`, '/')).toBe(
    `f("url(/${FONT}.woff2)")`,
  );
  expect(generalizeCode(`f("url(/docs/${FONT}.0b12f6540b5bde73.woff2)")`, '/docs/')).toBe(
    `f("url(/${FONT}.woff2)")`,
  );
  const notice = (text: string) => `baseUrl = <span style="color: red;">${text}</p>`;
  expect(generalizeCode(notice('/docs/</span> '), '/docs/')).toBe(
    notice('/</span>  (default value)'),
  );
  expect(generalizeCode(notice('/</span>  (default value)'), '/')).toBe(
    notice('/</span>  (default value)'),
  );
  const foreign = `f("url(https://evil.example/${FONT}.2b12f6540b5bde73.woff2)")`;
  expect(generalizeCode(foreign, '/')).toBe(foreign);
});

it('gives each piece of code a name, a hash and a reason', () => {
  for (const { name, reason, hash } of INLINE_CODE) {
    expect([name, reason, hash]).toEqual([
      expect.stringMatching(/^[A-Z]/),
      expect.stringMatching(/\.$/),
      expect.stringMatching(/^'sha256-[A-Za-z0-9+/]{43}='$/),
    ]);
  }
  const names = INLINE_CODE.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it.each(INLINE_CODE.map(({ source }) => source))('has an existing source: %s', (source) => {
  const [file = ''] = source.split(', ');
  const folder = file.startsWith('@') ? 'node_modules' : '';
  expect(existsSync(path.join(__dirname, '../..', folder, file))).toBe(true);
});
