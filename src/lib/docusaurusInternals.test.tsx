import Link from '@docusaurus/Link';
import { SkipToContentFallbackId, useColorMode } from '@docusaurus/theme-common';
import { ColorModeProvider, useTabsContextValue } from '@docusaurus/theme-common/internal';
import { fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { MemoryRouter } from 'react-router-dom';
import {
  CONTENT_ID,
  getTabsStorageKey,
  preloadPage,
  showColorMode,
  stopPrefetching,
} from './docusaurusInternals';

jest.mock('@generated/site-storage', () => ({ type: 'localStorage', namespace: '' }), {
  virtual: true,
});
jest.mock('@generated/routes', () => [], { virtual: true });
jest.mock('@generated/codeTranslations', () => ({}), { virtual: true });
jest.mock('@docusaurus/useDocusaurusContext', () => {
  const themeConfig = { colorMode: { defaultMode: 'light' } };
  const siteConfig = { baseUrl: '/', trailingSlash: true, future: {}, themeConfig };
  return { __esModule: true, default: () => ({ siteConfig }) };
});

const router = Object.freeze({ prefetch: jest.fn(), preload: jest.fn() });
beforeEach(() => {
  localStorage.clear();
  router.prefetch.mockClear();
  router.preload.mockClear();
  Object.assign(window, { docusaurus: router });
  // jsdom doesn't support this name of the event, which Docusaurus uses to announce writes.
  jest.spyOn(document, 'createEvent').mockImplementation(() => new StorageEvent('storage'));
});

function showLink(): HTMLElement {
  const { unmount } = render(
    <MemoryRouter>
      <Link to="/x/">Documentation</Link>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link');
  fireEvent.mouseEnter(link);
  unmount();
  return link;
}

describe('fetching pages', () => {
  test("links call the function on the window: when they're in view, and again once it's restored", () => {
    const restore = stopPrefetching();
    showLink();
    expect(router.prefetch).not.toHaveBeenCalled();
    expect(router.preload).toHaveBeenCalledTimes(1);
    restore();
    showLink();
    expect(router.prefetch).toHaveBeenCalledWith('/x/');
  });

  test('a page is loaded by its path', () => {
    preloadPage('/x/');
    expect(router.preload).toHaveBeenCalledWith('/x/');
  });

  test('Docusaurus mounts it before it renders', () => {
    const entry = require.resolve('@docusaurus/core/lib/client/clientEntry.js');
    expect(readFileSync(entry, 'utf8')).toContain('window.docusaurus = docusaurus;');
    const file = require.resolve('@docusaurus/core/lib/client/docusaurus.js');
    expect(readFileSync(file, 'utf8')).toMatch(/const docusaurus = \{\s*prefetch,\s*preload,\s*\}/);
  });
});

test('tabs read and write the choice of their group', () => {
  const values = [{ value: 'npm' }, { value: 'pnpm' }];
  function Choice() {
    const { selectedValue, selectValue } = useTabsContextValue({
      groupId: 'manager',
      values,
      children: [],
    });
    return <button onClick={() => selectValue('npm')}>{selectedValue}</button>;
  }
  const key = getTabsStorageKey('manager');
  localStorage.setItem(key, 'pnpm');
  render(
    <MemoryRouter>
      <Choice />
    </MemoryRouter>,
  );
  const button = screen.getByRole('button', { name: 'pnpm' });
  fireEvent.click(button);
  expect(localStorage.getItem(key)).toBe('npm');
});

test('a color mode is shown but not saved', () => {
  function Mode() {
    const { colorMode, setColorMode } = useColorMode();
    return (
      <>
        <output>{colorMode}</output>
        <button onClick={() => showColorMode(setColorMode, 'dark')}>show</button>
        <button onClick={() => setColorMode('light')}>save</button>
      </>
    );
  }
  render(
    <ColorModeProvider>
      <Mode />
    </ColorModeProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'show' }));
  expect(screen.getByRole('status')).toHaveTextContent('dark');
  expect(localStorage).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'save' }));
  expect(localStorage).toHaveLength(1);
});

test('the content after the header has the ID', () => {
  expect(CONTENT_ID).toBe(SkipToContentFallbackId);
});
