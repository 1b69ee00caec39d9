import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { parseLicenses } from '../plugins/materials/formatLicenses';
import { BILL_OF_MATERIALS_PATH, getLicensesPath } from '../src/lib/contracts/materials';
import type { Bom } from './build/createBom';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { findBomProblems, findShippedProblems } from './supply/findMaterialProblems';
import { readLockFile } from './supply/lockFile';
import { readInstalled } from './supply/readInstalled';

const SITE_DIR = path.join(__dirname, '..');
const BUILD_DIR = path.join(SITE_DIR, 'build');

const read = (file: string) => readFileSync(path.join(BUILD_DIR, file), 'utf8');

/** The licenses of everything in the built site, and its bill of materials. */
runMain(async () => {
  readOptions({});
  const bom = JSON.parse(read(BILL_OF_MATERIALS_PATH)) as Bom;
  const files = await Globby(getLicensesPath('*'), { cwd: BUILD_DIR });
  const shipped = files.map((file) => ({ file, packages: parseLicenses(read(file)) }));
  const problems = [
    ...(files.length > 0 ? [] : ['The build has no license texts.']),
    // React is in every build, so a list without it is incomplete.
    ...shipped
      .filter(({ packages }) => !packages.some(({ name }) => name === 'react-dom'))
      .map(({ file }) => `${file} doesn't list react-dom, so it must be incomplete.`),
    ...shipped.flatMap(({ file, packages }) => findShippedProblems(file, packages, bom)),
    ...findBomProblems(bom, readInstalled(SITE_DIR, readLockFile(SITE_DIR))),
  ];
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  const count = shipped.reduce((sum, { packages }) => sum + packages.length, 0);
  console.log(
    `${bom.components.length} packages build the site and ${count} of them are part of it: all licenses are allowed.`,
  );
});
