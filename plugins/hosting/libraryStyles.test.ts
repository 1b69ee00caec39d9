/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getDocsDir } from '../../src/lib/docsVersions';
import { LIBRARY_STYLES } from './libraryStyles';

const [, , resizeDetection, logo] = LIBRARY_STYLES;
const SITE_DIR = path.join(__dirname, '../..');

const readPackage = (version: 'v4' | 'v5', file: string) =>
  readFileSync(path.join(SITE_DIR, getDocsDir(version), 'node_modules/@mui', file), 'utf8');

it('matches what the grid of version 5 writes', () => {
  const source = readPackage('v5', 'x-data-grid/lib/createDetectElementResize/index.js');
  const body = source.replace('export default', 'return');
  const create = new Function(body)() as (
    nonce: undefined,
    hostWindow: Window,
  ) => { addResizeListener: (element: Element, listen: () => void) => void };
  const element = document.body.appendChild(document.createElement('div'));
  create(undefined, window).addResizeListener(element, () => {});
  expect(document.getElementById('muiDetectElementResize')).toHaveTextContent(resizeDetection!, {
    normalizeWhitespace: false,
  });
});

it.each(['x-data-grid', 'x-data-grid-pro'])('matches what %s of version 4 writes', (name) => {
  const source = readPackage('v4', `${name}/dist/index-esm.js`);
  const [, rules] = resizeDetection!.split('animation: 1ms resizeanim; ');
  expect(source).toContain(rules);
  expect(source).toContain('resizeanim { from { opacity: 0; } to { opacity: 0; } } ');
});

it('matches what DocSearch renders', () => {
  const file = path.join(SITE_DIR, 'node_modules/@docsearch/react/dist/esm/index.js');
  expect(readFileSync(file, 'utf8')).toContain(`"style",null,"${logo}"`);
});
