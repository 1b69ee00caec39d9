import { DOCS_VERSIONS, getDocsDir } from '../src/lib/docsVersions';
import type { Step } from './steps';

interface CheckStep extends Step {
  /** What `--only` calls it; steps may share one. */
  id: string;
}

/** Every gate that needs no build. */
export const CHECK_STEPS: readonly CheckStep[] = [
  {
    id: 'format',
    name: 'Format',
    command: ['prettier', '--check', '--log-level', 'warn', '.'],
  },
  {
    id: 'lint',
    name: 'Lint of code and import directions',
    command: ['eslint', '.', '--max-warnings', '0'],
  },
  {
    id: 'lint',
    name: 'Lint of styles',
    command: ['stylelint', '{src,docs,versioned_docs}/**/*.css'],
  },
  { id: 'types', name: 'Types of the site', command: ['tsc', '-p', '.'] },
  ...DOCS_VERSIONS.map((version): CheckStep => ({
    id: 'types',
    name: `Types of the demos of ${version}`,
    command: ['tsc', '-p', getDocsDir(version)],
  })),
  { id: 'fences', name: 'Code in the pages', command: ['jiti', 'scripts/check-fences.ts'] },
  { id: 'exports', name: 'Exported projects', command: ['jiti', 'scripts/check-exports.ts'] },
  { id: 'api', name: 'API of the packages', command: ['jiti', 'scripts/read-api.ts'] },
  { id: 'unit', name: 'Unit tests', command: ['jest'] },
];

/** The steps of those names, in the order in which they run; throws with the names there are. */
export function selectSteps(names: string | undefined): readonly CheckStep[] {
  if (names === undefined) {
    return CHECK_STEPS;
  }
  const wanted = names.split(',');
  const ids = new Set(CHECK_STEPS.map(({ id }) => id));
  const unknown = wanted.filter((name) => !ids.has(name));
  if (unknown.length > 0) {
    throw new Error(`There is no check "${unknown.join(', ')}". Checks: ${[...ids].join(', ')}.`);
  }
  return CHECK_STEPS.filter(({ id }) => wanted.includes(id));
}
