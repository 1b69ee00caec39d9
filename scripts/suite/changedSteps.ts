import { splitVersionPath } from '../../src/lib/docsVersions';
import { findReach, type Reach, type ReachSite } from '../../testing/plan/findReach';
import type { Plan } from '../../testing/plan/plan';
import { DIRECTIONS_COMMAND, LINT_COMMAND, TYPED_LINT_COMMAND, TYPES_COMMAND } from '../checkSteps';
import type { Step } from '../steps';
import { createQuickBuild } from './builtSiteSteps';
import { listSpecPages, WHOLE_SITE_SPECS } from './listSpecPages';
import { SLOW_STEPS } from './slowSteps';

/** What `npm test -- --changed` covers: only what changed files reach. */
export interface ChangedPlan {
  plan: Plan;
  reach: Reach;
  /** Reached specs that need the whole current version, which only `npm test` builds. */
  leftToWholeTest: readonly string[];
  /** Groups of steps, one after the other; the steps of a group are independent. */
  groups: readonly (readonly Step[])[];
}

const isScript = (file: string) => /\.[cm]?[jt]sx?$/.test(file);

const isOfDocs = (file: string) => /^(docs|versioned_docs)\//.test(file);

/** The steps that check individual files. */
function createFileSteps(files: readonly string[]): Step[] {
  const step = (name: string, command: Step['command'], found: readonly string[]): Step[] =>
    found.length > 0 ? [{ name, command: [...command, ...found] }] : [];
  const scripts = files.filter(isScript);
  return [
    ...step('Format', ['oxfmt', '--check', '--no-error-on-unmatched-pattern'], files),
    ...step('Lint', LINT_COMMAND, scripts),
    ...step(
      'Import directions',
      [...DIRECTIONS_COMMAND, '--no-error-on-unmatched-pattern'],
      scripts.filter((file) => !isOfDocs(file)),
    ),
    ...step(
      'Style sheet lint',
      ['stylelint'],
      files.filter((file) => file.endsWith('.css')),
    ),
    ...step(
      'Unit tests',
      ['jest', '--selectProjects', 'build', 'browser', '--passWithNoTests', '--findRelatedTests'],
      scripts.filter((file) => !file.startsWith('e2e/')),
    ),
    ...step(
      'Spelling',
      ['cspell', 'lint', '--no-progress', '--no-must-find-files', '--show-suggestions'],
      files.filter((file) => file.endsWith('.mdx') || /^(handbook\/.*|[^/]*)\.md$/.test(file)),
    ),
    ...(scripts.some((file) => !isOfDocs(file))
      ? [
          { name: 'Types of the site', command: TYPES_COMMAND },
          { name: 'Type-aware lint', command: TYPED_LINT_COMMAND },
        ]
      : []),
  ];
}

/** The steps that check pages written by hand, by their addresses. */
function createPageSteps(pages: readonly string[]): Step[] {
  const written = pages.filter((page) => !splitVersionPath(page)?.page.startsWith('api/'));
  const versions = [...new Set(written.flatMap((page) => splitVersionPath(page)?.version ?? []))];
  const gates = [
    ['Pages', 'check-pages'],
    ['Names in the pages', 'check-names'],
    ['Unlinked mentions', 'check-mentions'],
    ['Wording of the pages', 'check-prose'],
  ] as const;
  return [
    ...written.map((page): Step => ({
      name: `Types of demos and code of ${page}`,
      command: ['jiti', 'scripts/check-page-code.ts', '--page', page],
    })),
    ...(versions.length > 0 ? gates : []).map(([name, script]): Step => ({
      name,
      command: ['jiti', `scripts/${script}.ts`, '--versions', versions.join(',')],
    })),
  ];
}

/** Specs that open the pages of the plan that they are about. */
const PAGE_SPECS = ['everyPage', 'everyReferencePage', 'firstScreen', 'stylings', 'dateLibraries'];

/** Pages whose own files changed, not those reached through other files. */
function listChangedPages(changed: readonly string[], site: ReachSite): string[] {
  return [...findReach(changed.filter(isOfDocs), site).pages];
}

/** What changed files reach, as steps; `changed` are their paths, relative to the site. */
export function createChangedPlan(
  changed: readonly string[],
  site: ReachSite,
  exists: (file: string) => boolean,
): ChangedPlan {
  const found = findReach(changed, site);
  const isWhole = (spec: string) => WHOLE_SITE_SPECS.includes(spec);
  const specs = [...found.specs].filter((spec) => !isWhole(spec)).sort();
  const reach = { ...found, specs: new Set(specs) };
  const pages = [...reach.pages].sort();
  const opened = [...specs, ...(pages.length > 0 ? PAGE_SPECS : [])];
  const built = [
    ...new Set([...pages, ...listSpecPages(site, opened, { wholeSpecs: new Set(opened) })]),
  ].sort();
  const versions = [...new Set(built.flatMap((page) => splitVersionPath(page)?.version ?? []))];
  const slow = [...reach.slow].map((name) => SLOW_STEPS[name]);
  const files = changed.filter(exists);
  const build: Step = {
    name: 'Build of the pages',
    ...createQuickBuild({
      reach,
      versions: [...new Set(['current', ...versions])],
      pages: built,
      snapshotPages: pages,
    }),
  };
  const browser: Step = {
    name: 'Browser specs',
    command: [
      'playwright',
      'test',
      '--project=site',
      ...new Set(opened.map((spec) => `e2e/${spec}.spec.ts`)),
    ],
  };
  return {
    plan: { pages, changedPages: pages, specsInAllVariants: specs, isThorough: false },
    reach,
    leftToWholeTest: [...found.specs].filter(isWhole).sort(),
    groups: [
      [
        ...createFileSteps(files),
        ...createPageSteps(listChangedPages(changed, site)),
        ...slow.filter(({ needsSite }) => !needsSite),
      ],
      ...(opened.length > 0 ? [[build], [browser]] : []),
      ...slow.filter(({ needsSite }) => needsSite).map((step) => [step]),
    ].filter((group) => group.length > 0),
  };
}
