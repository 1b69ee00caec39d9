/** @jest-environment jsdom */
import { getBeforePaintScript } from './beforePaint';

const root = document.documentElement;

function run(stored: Record<string, string>, systemIsDark = false) {
  Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value));
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ matches: systemIsDark, media }) as MediaQueryList);
  document.head.innerHTML = '<meta name="theme-color"><meta name="theme-color">';
  // The script is our own text, exactly as written into the page.
  new Function(getBeforePaintScript())();
  const colors = [...document.querySelectorAll('meta')].map((meta) => meta.content);
  return {
    scheme: root.getAttribute('data-mui-color-scheme'),
    docusaurus: root.getAttribute('data-theme'),
    dir: root.getAttribute('dir'),
    body: document.body.className,
    colors: [...new Set(colors)],
  };
}

beforeEach(() => {
  localStorage.clear();
  document.body.className = '';
  root.removeAttribute('dir');
});

it('is light if nothing is stored', () => {
  expect(run({})).toEqual({
    scheme: 'light',
    docusaurus: 'light',
    dir: 'ltr',
    body: 'mode-light',
    colors: ['hsl(210, 100%, 42%)'],
  });
});

it('follows a dark system unless the reader chose light', () => {
  expect(run({}, true).scheme).toBe('dark');
  document.body.className = '';
  expect(run({ 'mui-mode': 'light' }, true)).toMatchObject({ scheme: 'light', body: 'mode-light' });
});

it('applies a stored dark mode and right-to-left direction', () => {
  expect(run({ 'mui-mode': 'dark', 'docs-direction': 'rtl' })).toEqual({
    scheme: 'dark',
    docusaurus: 'dark',
    dir: 'rtl',
    body: 'mode-dark',
    colors: ['hsl(210, 14%, 7%)'],
  });
});

it('keeps the direction, whatever others write', async () => {
  run({ 'docs-direction': 'rtl' });
  root.setAttribute('dir', 'ltr');
  await Promise.resolve();
  expect(root).toHaveAttribute('dir', 'rtl');
  root.setAttribute('data-docs-direction', 'ltr');
  await Promise.resolve();
  expect(root).toHaveAttribute('dir', 'ltr');
});

it("uses the scheme chosen for the mode, and ignores one that doesn't exist", () => {
  expect(run({ 'mui-color-scheme-light': 'dark' }).scheme).toBe('dark');
  expect(run({ 'mui-color-scheme-light': 'sepia' }).scheme).toBe('light');
});

it('falls back if storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(run({}).scheme).toBe('light');
});
