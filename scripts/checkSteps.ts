import { getDocsDir, type VersionName } from '../src/lib/docsVersions';
import type { Step } from './steps';

interface CheckStep extends Step {
  /** Its names in `--only`; steps may share them. */
  ids: readonly [string, ...string[]];
}

/** By its path, because the TypeScript that reads the packages has a binary of the same name. */
export const TYPES_COMMAND = ['node', 'node_modules/typescript-native/bin/tsc', '-p', '.'] as const;

export const LINT_COMMAND = ['oxlint', '--deny-warnings'] as const;

/** Checks which folders may import from which. */
export const DIRECTIONS_COMMAND = [...LINT_COMMAND, '-c', 'import-directions.mjs'] as const;

/** Type-aware rules for the site's own code. */
export const TYPED_LINT_COMMAND = [
  ...LINT_COMMAND,
  '--type-aware',
  '--report-unused-disable-directives',
  ...['--ignore-pattern', '**/*.{js,cjs,mjs}'],
  ...['nav', 'plugins', 'scripts', 'src', 'testing', 'e2e', 'site.config.ts'],
] as const;

/**
 * Every check that needs no build, the longest first. Those that read pages, demos or packages
 * cover these docs versions, those of wording, names and mentions `textVersions`, and the others
 * the whole repository.
 */
export function createCheckSteps(
  versions: readonly VersionName[],
  textVersions = versions,
): readonly CheckStep[] {
  const option: [string, string] = ['--versions', versions.join(',')];
  const textOption: [string, string] = ['--versions', textVersions.join(',')];
  return [
    // First, because all later steps find its results in the cache.
    {
      ids: ['api'],
      name: 'API of the packages',
      command: ['jiti', 'scripts/read-api.ts', ...option],
    },
    // Early, because they use only one core and would otherwise run alone at the end for minutes.
    {
      ids: ['unit'],
      name: 'Unit tests',
      command: ['jest', '--selectProjects', 'build', 'browser'],
    },
    {
      ids: ['exports'],
      name: 'Exported projects',
      command: ['jiti', 'scripts/check-exports.ts', ...option],
    },
    {
      ids: ['lint'],
      name: 'Import directions',
      command: DIRECTIONS_COMMAND,
    },
    { ids: ['lint'], name: 'Lint', command: LINT_COMMAND },
    { ids: ['lint'], name: 'Type-aware lint', command: TYPED_LINT_COMMAND },
    {
      ids: ['types', 'fences'],
      name: 'Types of demos and code blocks',
      command: ['jiti', 'scripts/check-code.ts', ...option],
    },
    { ids: ['types'], name: 'Types of the site', command: TYPES_COMMAND },
    {
      ids: ['pages'],
      name: 'Pages',
      command: ['jiti', 'scripts/check-pages.ts', ...option],
    },
    {
      ids: ['names'],
      name: 'Names in the pages',
      command: ['jiti', 'scripts/check-names.ts', ...textOption],
    },
    {
      ids: ['mentions'],
      name: 'Unlinked mentions',
      command: ['jiti', 'scripts/check-mentions.ts', ...textOption],
    },
    {
      ids: ['prose'],
      name: 'Wording of the pages',
      command: ['jiti', 'scripts/check-prose.ts', ...textOption],
    },
    {
      ids: ['prose'],
      name: 'Spelling of pages and handbook',
      command: [
        'cspell',
        ...['lint', '--no-progress', '--no-must-find-files', '--show-suggestions'],
        ...textVersions.flatMap((version) =>
          ['**/*.mdx', '_knownProblems/*.ts'].map((files) => `${getDocsDir(version)}/${files}`),
        ),
        ...['*.md', 'handbook/**/*.md'],
      ],
    },
    {
      ids: ['unused'],
      name: 'Unused files, exports and packages',
      command: ['knip', '--no-progress'],
    },
    {
      ids: ['supply'],
      name: 'Versions, install scripts and licenses of packages',
      command: ['jiti', 'scripts/check-supply.ts'],
    },
    {
      ids: ['supply', 'audit'],
      name: 'Known vulnerabilities in packages',
      command: ['jiti', 'scripts/check-audit.ts'],
    },
    {
      ids: ['format'],
      name: 'Format',
      command: ['oxfmt', '--check'],
    },
    {
      ids: ['lint'],
      name: 'Style sheet lint',
      command: ['stylelint', '{src,docs,versioned_docs}/**/*.css'],
    },
  ];
}

/** The steps with these names, in the order they run; throws with the known names otherwise. */
export function selectSteps(
  steps: readonly CheckStep[],
  names: string | undefined,
): readonly CheckStep[] {
  if (names === undefined) {
    return steps;
  }
  const wanted = names.split(',');
  const known = new Set(steps.flatMap(({ ids }) => ids));
  const unknown = wanted.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `Unknown check "${unknown.join(', ')}". Available checks: ${[...known].join(', ')}.`,
    );
  }
  return steps.filter(({ ids }) => ids.some((id) => wanted.includes(id)));
}
