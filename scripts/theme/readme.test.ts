import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const THEME_DIR = path.join(__dirname, '../../src/theme');

const readme = readFileSync(path.join(THEME_DIR, 'README.md'), 'utf8');
const [overview = '', leftOut = ''] = readme.split('## What replaced components leave out');

/** The swizzled components: `Navbar`, `CodeBlock/Content`. */
const COMPONENTS = readdirSync(THEME_DIR, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => file.replaceAll('\\', '/').replace(/(\/index)?\.tsx?$/, ''));

test.each(COMPONENTS)('%s says why it is swizzled, and what it left out', (name) => {
  const row = overview.split('\n').find((line) => line.startsWith(`| \`${name}\` `)) ?? '';
  expect(row).toMatch(/\| (wrap|spread|replaced) +\| \S/);
  expect(leftOut.includes(`| \`${name}\` `)).toBe(row.includes('| replaced '));
});
