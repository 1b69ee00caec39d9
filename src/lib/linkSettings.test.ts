/** @jest-environment jsdom */
import { readCookie } from './cookies';
import { getLinkSettingsScript } from './linkSettings';
import { SETTINGS_BEFORE_KEY } from './preferenceKeys';
import { addSettings, SETTINGS, type ChosenSettings } from './settings';

/** Runs the script, our own text, like a page with this URL. */
function open(address: string) {
  window.history.replaceState(null, '', address);
  new Function(getLinkSettingsScript())();
}

const readBefore = () =>
  JSON.parse(sessionStorage.getItem(SETTINGS_BEFORE_KEY) ?? 'null') as unknown;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'codeVariant=;path=/;max-age=0';
});

it('stores the settings from a link, and remembers the previous ones', () => {
  localStorage.setItem('mui-mode', 'light');
  open('/x/page/?settings=mode:dark,language:JS#props');
  expect(localStorage.getItem('mui-mode')).toBe('dark');
  expect(readCookie(document.cookie, 'codeVariant')).toBe('JS');
  expect(readBefore()).toEqual({ 'mui-mode': 'light', codeVariant: null });
});

it.each([
  ['/x/page/?settings=mode:dark#props', '/x/page/#props'],
  ['/x/page/?settings=mode:dark&q=a', '/x/page/?q=a'],
  ['/x/page/?q=a&settings=mode:dark', '/x/page/?q=a'],
])('removes the settings from %s', (address, rest) => {
  open(address);
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(rest);
});

it.each([
  'mode:purple',
  'colour:dark',
  'constructor:dark',
  '__proto__:dark',
  'mode',
  ':',
  '%',
  'mode:dark;path=/',
])('ignores %s, which no setting supports', (text) => {
  localStorage.setItem('mui-mode', 'light');
  open(`/?settings=${text}`);
  expect({ ...localStorage }).toEqual({ 'mui-mode': 'light' });
  expect(readBefore()).toBeNull();
});

it('does nothing for a URL without settings', () => {
  open('/x/page/?mysettings=mode:dark');
  expect(localStorage.length).toBe(0);
  expect(window.location.search).toBe('?mysettings=mode:dark');
});

it('sets every value of every setting that a link can contain', () => {
  const last = Object.fromEntries(
    Object.entries(SETTINGS).map(([name, { values }]) => [name, values.at(-1)]),
  ) as ChosenSettings;
  const { pathname, search } = new URL(addSettings('https://docs.example/x/', last));
  open(pathname + search);
  expect({ ...localStorage }).toEqual({
    'mui-mode': 'dark',
    'docs-direction': 'rtl',
    'docs-dense': 'true',
    'docusaurus.tab.date-library': 'moment',
    'docusaurus.tab.package-manager': 'yarn',
    'docs-plan-lens': 'premium',
    'docusaurus.tab.plan': 'premium',
  });
  expect(readCookie(document.cookie, 'codeStyling')).toBe('CSS');
});
