import type { ReachSite } from '../../testing/plan/findReach';
import type { Plan } from '../../testing/plan/plan';
import { SAMPLE } from '../../testing/plan/sample';
import { DOCS_VERSIONS, getVersionRoot } from '../../src/lib/docsVersions';
import { createCheckSteps } from '../checkSteps';
import type { Step } from '../steps';
import { createBuiltSiteSteps } from './builtSiteSteps';
import { SLOW_STEPS } from './slowSteps';

/** A part of `npm run test:all` that runs, and can be repeated, on its own. */
export interface Unit extends Step {
  /** Used for file names, and stable between runs. */
  id: string;
  /** Approximate duration on two otherwise idle cores. */
  seconds: number;
  /** Whether it needs the built site. */
  needsSite: boolean;
  /** What it covers, for browser specs and for checks of pages. */
  plan?: Plan;
}

/** Specs that open the pages of the plan, with the pages per unit and the seconds per page. */
const PAGE_SPECS = {
  everyPage: { share: 10, seconds: 16 },
  everyReferencePage: { share: 96, seconds: 3 },
  everyPolicy: { share: 100, seconds: 2 },
  stylings: { share: 10, seconds: 20 },
  dateLibraries: { share: 10, seconds: 15 },
} as const;

/** Specs with a test that opens the pages of the plan, one after the other. */
const ON_EVERY_PAGE = ['firstScreen', 'frame', 'snapshots'];

/** Specs with their own steps and projects. */
const OWN_PROJECTS = ['cutVersion', 'basePath'];

/** Seconds of steps that take longer than most. */
const SECONDS: Readonly<Record<string, number>> = {
  'API of the packages': 60,
  'Unit tests': 150,
  'Exported projects': 300,
  'Import directions': 15,
  'Tests that compile against the packages': 60,
  'Types of demos and code blocks': 90,
  'Markdown of the built site': 100,
  'Exported projects, installed and built': 240,
  'API model against the types of the packages': 60,
  'Sizes of components': 200,
  'Version cut, built': 1200,
  'Site under a base path': 600,
  feedback: 150,
  steadyReference: 150,
  offlinePacks: 150,
  templates: 150,
};

const DEFAULT_SECONDS = 30;

const toId = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const getSeconds = (name: string) => SECONDS[name] ?? DEFAULT_SECONDS;

function share<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Addresses of every page of every version, reference pages last. */
export function listEveryPage({ pages }: ReachSite): { written: string[]; reference: string[] } {
  const every = DOCS_VERSIONS.flatMap((version) =>
    [...(pages.get(version) ?? [])].sort().map((page) => ({
      address: getVersionRoot(version) + page,
      isReference: page.startsWith('api/'),
    })),
  );
  const list = (isReference: boolean) =>
    every.filter((page) => page.isReference === isReference).map(({ address }) => address);
  return { written: list(false), reference: [...list(true), '/x/api/changes/'] };
}

const createThoroughPlan = (pages: readonly string[]): Plan => ({
  pages,
  changedPages: [],
  specsInAllVariants: 'all',
  isThorough: true,
});

const runSpec = (spec: string): Step['command'] => [
  'playwright',
  'test',
  '--project=site',
  `e2e/${spec}.spec.ts`,
];

/** A page spec in parts, each with a share of the pages. */
function createPageUnits(
  spec: keyof typeof PAGE_SPECS,
  pages: readonly string[],
  group = '',
): Unit[] {
  const { share: size, seconds } = PAGE_SPECS[spec];
  const shares = share(pages, size);
  return shares.map((own, index) => ({
    id: toId(`${spec} ${group} ${index + 1}`),
    name: `${spec}${group}, part ${index + 1} of ${shares.length}`,
    command: runSpec(spec),
    seconds: own.length * seconds,
    needsSite: true,
    plan: createThoroughPlan(own),
  }));
}

/** Everything that `npm run test:all` runs, in parts. */
export function listUnits(site: ReachSite): Unit[] {
  const { written, reference } = listEveryPage(site);
  const every = createThoroughPlan([...written, ...reference]);
  const isOwn = (spec: string) => spec in PAGE_SPECS || OWN_PROJECTS.includes(spec);
  const toUnit =
    (needsSite: boolean) =>
    (step: Step): Unit => ({
      ...step,
      id: toId(step.name),
      seconds: getSeconds(step.name),
      needsSite,
      plan: every,
    });
  return [
    ...createCheckSteps(DOCS_VERSIONS).map(toUnit(false)),
    ...Object.values(SLOW_STEPS).map((step) => toUnit(step.needsSite ?? false)(step)),
    ...createBuiltSiteSteps({ isQuick: false }).map(toUnit(true)),
    ...site.specs
      .filter((spec) => !isOwn(spec))
      .map((spec) => ({
        ...toUnit(true)({ name: spec, command: runSpec(spec) }),
        plan: createThoroughPlan(ON_EVERY_PAGE.includes(spec) ? written : SAMPLE),
      })),
    ...createPageUnits('everyPage', [
      ...written,
      '/x/api/charts/',
      '/x/api/data-grid/data-grid-premium/',
      '/x/api/changes/',
    ]),
    ...createPageUnits('everyReferencePage', reference),
    ...createPageUnits('everyPolicy', [...written, ...reference]),
    ...createPageUnits(
      'stylings',
      written.filter((page) => !/^\/x\/v\d/.test(page)),
    ),
    ...createPageUnits(
      'dateLibraries',
      written.filter((page) => page.includes('date-pickers')),
    ),
  ];
}
