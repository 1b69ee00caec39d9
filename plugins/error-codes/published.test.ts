import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readErrorAddress, splitMessage } from '../../src/lib/contracts/errorCodes';
import { findPackages } from './findPackages';
import { readTable } from './readTable';

/** The packages that are installed, read as the site reads them. */

const SITE_DIR = path.resolve(__dirname, '../..');
const DOCS_DIRS = ['docs', ...['v7', 'v6', 'v5'].map((name) => `versioned_docs/version-${name}`)];

const table = readTable(SITE_DIR, DOCS_DIRS);
const codes = table.codes.map(({ code }) => code);
const materials = findPackages(DOCS_DIRS.map((name) => path.join(SITE_DIR, name))).filter(
  ({ name }) => name === '@mui/material',
);

/**
 * Wrong calls, one for each kind of error that a call can make. Run by Node in the folder of a
 * package; prints the messages by call, without those that this version does not have.
 */
const PROGRAM = `
  const styles = require('@mui/material/styles');
  const utils = require('@mui/utils');
  const calls = {
    capitalize: () => utils.unstable_capitalize(1),
    color: () => styles.decomposeColor('teel & <b>"50%"</b> + 1'),
    colorSpace: () => styles.decomposeColor('color(foo 1 2 3)'),
    noMain: () => styles.createTheme({ palette: { primary: {} } }),
    noMainOrName: () => styles.createTheme().palette.augmentColor({ color: {} }),
    wrongMain: () => styles.createTheme({ palette: { primary: { main: { a: 'ä\\n' } } } }),
    vars: () => styles.createTheme({ vars: true }),
    lineHeight: () =>
      styles.responsiveFontSizes(styles.createTheme({ typography: { h1: { lineHeight: '9px' } } })),
    makeStyles: () => styles.makeStyles(),
    withStyles: () => styles.withStyles(),
    withTheme: () => styles.withTheme(),
    sx: () => styles.experimental_sx(),
    colorScheme: () => styles.extendTheme && styles.extendTheme({ defaultColorScheme: 'sepia' }),
  };
  const messages = {};
  for (const [name, call] of Object.entries(calls)) {
    try {
      call();
    } catch (error) {
      messages[name] = error.message;
    }
  }
  console.log(JSON.stringify(messages));
`;

function runCalls(directory: string, mode: 'development' | 'production'): Record<string, string> {
  const output = execFileSync(process.execPath, ['-e', PROGRAM], {
    cwd: directory,
    env: { ...process.env, NODE_ENV: mode },
    encoding: 'utf8',
  });
  return JSON.parse(output) as Record<string, string>;
}

/** The messages that the site shows for a minified one, with the arguments of its address. */
function resolve(minified: string): string[] {
  const address = /^Minified MUI error #\d+; visit (https:\S+) for the full message\.$/.exec(
    minified,
  )?.[1];
  const { code, args } = readErrorAddress(new URL(address ?? minified).search);
  const entry = table.codes.find((each) => String(each.code) === code);
  return (entry?.messages ?? []).map(({ text }) =>
    splitMessage(text).reduce((filled, part, index) => `${filled}${args[index - 1]}${part}`),
  );
}

it('covers three majors of Material UI', () => {
  expect(materials.map(({ version }) => version.split('.')[0]).sort()).toEqual(['5', '6', '7']);
});

it('knows every code that the published packages have', () => {
  expect(codes).toEqual([1, 2, 6, 7, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21]);
});

it('keeps apart what versions call by the same number', () => {
  const texts = table.codes
    .find(({ code }) => code === 19)!
    .messages.map(({ text, sources }) => [text.slice(0, 29), sources.at(-1)!.version]);
  expect(texts).toEqual([
    ['MUI: The `experimental_sx` ha', '6.5.0'],
    ['MUI: `useColorScheme` must be', '5.18.0'],
  ]);
});

it('finds no codes in the packages that these pages document: their errors are never minified', () => {
  const names = table.codes.flatMap(({ messages }) =>
    messages.flatMap(({ sources }) => sources.map((source) => source.package)),
  );
  expect(names.filter((name) => name.startsWith('@mui/x-'))).toEqual([]);
});

it.each(materials.map((each) => [each.version, each.directory]))(
  'resolves what @mui/material %s throws in production to what it throws in development',
  (_version, directory) => {
    const development = runCalls(directory, 'development');
    const production = runCalls(directory, 'production');
    const names = Object.keys(development);
    expect(Object.keys(production)).toEqual(names);
    expect(names.length).toBeGreaterThanOrEqual(12);
    for (const name of names) {
      expect(resolve(production[name]!)).toContain(development[name]);
    }
  },
);
