import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { fillVersion } from '../../plugins/mdx/versionTextPlugin';
import { DOCS_VERSIONS, getDocsDir } from '../../src/lib/docsVersions';
import { findInstalledVersion } from './findInstalledVersion';
import { findInstallDiagnostic } from './findInstallDiagnostic';
import { parseInstallCommands } from './parseInstallCommands';

const SITE_DIR = path.join(__dirname, '../..');

describe('parseInstallCommands', () => {
  const parse = (text: string) =>
    parseInstallCommands(text).map(({ name, range }) => [name, range]);

  it.each([
    'npm install a@1 @b/c',
    'npm i --save-dev a@1 @b/c # why',
    'pnpm add "a@1" \\\n  "@b/c"',
    "cd app && yarn add 'a@1' @b/c && yarn start",
    'bun add a@1 @b/c',
    'Run `npm install a@1 @b/c`.',
  ])('reads %j', (text) => {
    expect(parse(text)).toEqual([
      ['a', '1'],
      ['@b/c', undefined],
    ]);
  });

  it('finds no packages in commands that install the lock file or do something else', () => {
    expect(parse('npm install\nnpm ci\nnpm ls a\nnpx b\nyarn\n')).toEqual([]);
  });
});

describe('findInstallDiagnostic', () => {
  const find = (text: string) =>
    findInstallDiagnostic(parseInstallCommands(`npm install ${text}`)[0]!, (name) =>
      name === '@mui/x-data-grid' ? '8.7.0' : undefined,
    );

  it.each(['', '@^8.0.0', '@8', '@8.7.0', '@>=7 <9', '@^7.0.0 || ^8.0.0'])(
    'accepts @mui/x-data-grid%s',
    (range) => {
      expect(find(`"@mui/x-data-grid${range}"`)).toBeUndefined();
    },
  );

  it.each([
    ['@mui/x-data-grid@^.7.0.0.0', 'is not a version range'],
    ['@mui/x-data-grid@latest', 'is not a version range'],
    ['@mui/x-data-grid@^7.0.0', "doesn't include 8.7.0"],
    ['@mui/x-grid', 'is not installed'],
    ['@mui@8', 'is not a package name'],
  ])('rejects %s', (text, message) => {
    expect(find(text)).toContain(message);
  });
});

test.each(DOCS_VERSIONS)(
  'every install command on the pages of %s matches them',
  async (version) => {
    const docsDir = getDocsDir(version);
    const files = await Globby(`${docsDir}/**/*.mdx`, {
      cwd: SITE_DIR,
      ignore: ['**/node_modules/**'],
    });
    const requests = files.flatMap((file) => {
      const source = readFileSync(path.join(SITE_DIR, file), 'utf8');
      const text = fillVersion(source, path.join(SITE_DIR, docsDir));
      return parseInstallCommands(text).map((request) => ({
        file,
        diagnostic: findInstallDiagnostic(request, (name) =>
          findInstalledVersion(SITE_DIR, docsDir, name),
        ),
      }));
    });
    expect(requests).not.toEqual([]);
    expect(requests.filter(({ diagnostic }) => diagnostic !== undefined)).toEqual([]);
  },
);
