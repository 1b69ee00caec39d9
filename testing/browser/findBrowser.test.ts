import { findBrowser, type Machine } from './findBrowser';

const bare: Machine = {
  chromePath: undefined,
  which: () => undefined,
  exists: () => false,
  playwrightPath: '/cache/chrome',
};

it('prefers CHROME_PATH, and throws if the file does not exist', () => {
  const machine = { ...bare, chromePath: '/opt/chrome', which: () => '/usr/bin/chromium' };
  expect(findBrowser({ ...machine, exists: () => true })).toBe('/opt/chrome');
  expect(() => findBrowser(machine)).toThrow('CHROME_PATH is "/opt/chrome"');
});

it('prefers an installed browser to Playwright’s own', () => {
  const machine: Machine = { ...bare, exists: (path) => path === '/cache/chrome' };
  expect(findBrowser(machine)).toBe('/cache/chrome');
  const which = (program: string) =>
    program === 'google-chrome' ? '/usr/bin/google-chrome' : undefined;
  expect(findBrowser({ ...machine, which })).toBe('/usr/bin/google-chrome');
});

it('prefers headless Chromium', () => {
  const which = (program: string) => `/usr/bin/${program}`;
  expect(findBrowser({ ...bare, which })).toBe('/usr/bin/chromium-headless-shell');
});

it('finds nothing on a bare machine', () => {
  expect(findBrowser(bare)).toBeUndefined();
});
