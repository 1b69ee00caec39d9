import { DOCS_VERSIONS, getDocsDir } from '../src/lib/docsVersions';
import type { Step } from './steps';

/** Every gate that needs no build. */
export const CHECK_STEPS: Step[] = [
  { name: 'Format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'Lint of code and import directions', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'Lint of styles', command: ['stylelint', '{src,docs,versioned_docs}/**/*.css'] },
  { name: 'Types of the site', command: ['tsc', '-p', '.'] },
  ...DOCS_VERSIONS.map((version): Step => ({
    name: `Types of the demos of ${version}`,
    command: ['tsc', '-p', getDocsDir(version)],
  })),
  { name: 'Code in the pages', command: ['jiti', 'scripts/check-fences.ts'] },
  { name: 'Exported projects', command: ['jiti', 'scripts/check-exports.ts'] },
  { name: 'API of the packages', command: ['jiti', 'scripts/read-api.ts'] },
  { name: 'Unit tests', command: ['jest'] },
];
