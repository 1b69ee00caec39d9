import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getSheetName, isSharedSheet } from './sheets';

const SOURCE_DIR = path.join(__dirname, '../../src');

it('gives features that few pages use their own style sheet', () => {
  expect(getSheetName('/site/src/features/home/HomePage.module.css')).toBe('styles-home');
  expect(getSheetName('C:\\site\\src\\features\\editor\\CodeEditor.module.css')).toBe(
    'styles-editor',
  );
  expect(getSheetName('/site/src/features/demo/DemoPanel.module.css')).toBe('styles-DemoPanel');
  expect(getSheetName('/site/src/features/ads/Ads.module.css')).toBe('styles-ads');
});

it('has files for every separate style sheet', () => {
  const files = readdirSync(SOURCE_DIR, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const names = files.map((file) => getSheetName(path.join(SOURCE_DIR, file)) ?? '');
  // A part that moves without its pattern returns to what every page loads.
  expect([...new Set(names)].filter((name) => name.startsWith('styles-')).sort()).toEqual([
    ...[
      'styles-ChatLink',
      'styles-Choice',
      'styles-Consent',
      'styles-DemoControls',
      'styles-DemoPanel',
    ],
    ...['styles-FeedbackPanel', 'styles-HeadingButtons', 'styles-LinkSettingsNotice'],
    ...['styles-PageMenu'],
    ...['styles-SettingsDrawer', 'styles-ads', 'styles-apiCatalogue', 'styles-apiChanges'],
    ...['styles-apiReference', 'styles-dialog', 'styles-editor', 'styles-errorCodes'],
    ...[
      'styles-home',
      'styles-offline',
      'styles-page',
      'styles-playground',
      'styles-search',
      'styles-staticMarkup',
    ],
    'styles-templates',
    'styles-upgradeChecklist',
  ]);
});

it('loads the styles of search on demand', () => {
  expect(getSheetName('/site/src/features/search/hits/HitText.module.css')).toBe('styles-search');
  expect(getSheetName('/site/src/features/search/ScopeChips.module.css')).toBe('styles-search');
  expect(getSheetName('/site/src/features/search/dialog/QuickLinks.module.css')).toBe(
    'styles-dialog',
  );
  expect(getSheetName('/site/node_modules/@docsearch/css/dist/style.css')).toBe('styles-docsearch');
  expect(getSheetName('/site/src/features/search/SearchButton.module.css')).toBe('styles');
});

it('keeps the styles of the frame and of every docs page together', () => {
  for (const file of [
    'src/features/ads/Slot.module.css',
    'src/features/demo/Demo.module.css',
    'src/features/navigation/NavTree.module.css',
    'src/theme/Navbar/styles.module.css',
    'node_modules/infima/dist/css/default/default.css',
  ]) {
    expect(getSheetName(`/site/${file}`)).toBe('styles');
  }
});

it('leaves the style sheets of demos with their demos', () => {
  expect(getSheetName('/site/docs/grid/Stripes.css')).toBeUndefined();
  expect(getSheetName('/site/src/features/demo/tailwind.css')).toBeUndefined();
  expect(getSheetName('/site/node_modules/@fontsource-variable/a/index.css')).toBeUndefined();
  expect(getSheetName('/site/node_modules/material-icons/iconfont/filled.css')).toBeUndefined();
});

it('recognizes the shared style sheet by its file', () => {
  expect(isSharedSheet('assets/css/styles.1a2b3c4d.css')).toBe(true);
  expect(isSharedSheet('assets/css/styles-home.1a2b3c4d.css')).toBe(false);
});
