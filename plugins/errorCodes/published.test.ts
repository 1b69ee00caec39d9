import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readErrorAddress, splitMessage } from '../../src/lib/contracts/errorCodes';
import { DOCS_VERSIONS, getDocsDir } from '../../src/lib/docsVersions';
import { findPackages, type InstalledPackage } from './findPackages';
import { readTable } from './readTable';

/** The installed packages, read like the site reads them. */

const SITE_DIR = path.resolve(__dirname, '../..');
const DOCS_DIRS = DOCS_VERSIONS.map(getDocsDir);

const table = readTable(SITE_DIR, DOCS_DIRS);
const codes = table.codes.map(({ code }) => code);
const materials = findPackages(DOCS_DIRS.map((name) => path.join(SITE_DIR, name))).filter(
  ({ name }) => name === '@mui/material' || name === '@material-ui/core',
);

/**
 * Wrong calls, one for each kind of error that a call can cause. Node runs it in the folder of a
 * package; it prints the messages by call, without those that this version doesn't have.
 */
const PROGRAM = `
  const material = process.env.MATERIAL;
  const styles = require(material + '/styles');
  const utils = require(material + '/utils');
  const calls = {
    capitalize: () => utils.capitalize(1),
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
      // A function that this version does not have is a type error.
      if (!(error instanceof TypeError)) {
        messages[name] = error.message;
      }
    }
  }
  console.log(JSON.stringify(messages));
`;

function runCalls(
  { name, directory }: InstalledPackage,
  mode: 'development' | 'production',
): Record<string, string> {
  const output = execFileSync(process.execPath, ['-e', PROGRAM], {
    cwd: directory,
    env: { ...process.env, MATERIAL: name, NODE_ENV: mode },
    encoding: 'utf8',
  });
  return JSON.parse(output) as Record<string, string>;
}

/** The messages that the site shows for a minified one, with the arguments in its URL. */
function resolve(minified: string): string[] {
  const address =
    /^Minified (?:MUI|Material-UI) error #\d+; visit (https:\S+) for the full message\.$/.exec(
      minified,
    )?.[1];
  const { code, args } = readErrorAddress(new URL(address ?? minified).search);
  const entry = table.codes.find((each) => String(each.code) === code);
  return (entry?.messages ?? []).map(({ text }) =>
    splitMessage(text).reduce((filled, part, index) => `${filled}${args[index - 1]}${part}`),
  );
}

it('covers four majors of Material UI', () => {
  const majors = materials.map(({ version }) => version.split('.')[0]).sort();
  expect(majors).toEqual(['4', '5', '6', '7']);
});

it('knows every code in the published packages', () => {
  expect(codes).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21]);
});

it('separates errors that share a number in different versions', () => {
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

it.each(materials.map((each) => [each.name, each.version, each] as const))(
  'resolves what %s %s throws in production to what it throws in development',
  (_name, version, installed) => {
    const development = runCalls(installed, 'development');
    const production = runCalls(installed, 'production');
    // v4 checks some arguments only in development, and some with other libraries' messages.
    const names = Object.keys(production).filter((call) => /^Minified/.test(production[call]!));
    expect(Object.keys(development)).toEqual(expect.arrayContaining(names));
    expect(names.length).toBeGreaterThanOrEqual(version.startsWith('4.') ? 6 : 12);
    for (const name of names) {
      expect(resolve(production[name]!)).toContain(development[name]);
    }
  },
);
