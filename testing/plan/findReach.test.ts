import { findReach, type ReachSite } from './findReach';
import { REACH_TABLE } from './reachTable';
import { SAMPLE, SAMPLE_REFERENCE } from './sample';

const TEXTS: Readonly<Record<string, string>> = {
  'docs/introduction/index.mdx': 'See [stacks](/x/react-charts/bars/#stacks).',
  'docs/react-charts/lines/index.mdx': 'See [bars](/x/react-charts/bars/).',
  'docs/react-charts/lines/Line.tsx': "import { energy } from '../data/energy';",
  'docs/_knownProblems/charts.ts': "pages: ['/x/react-charts/bars/#stacks', '/x/gone/#a'],",
  'e2e/search.spec.ts': "import { addStyles } from './addStyles';",
};

const SITE: ReachSite = {
  pages: new Map([
    [
      'v8',
      new Set([
        'introduction/',
        'introduction/known-problems/',
        'react-charts/',
        'react-charts/bars/',
        'react-charts/lines/',
        'api/charts/bar-chart/',
      ]),
    ],
    ['v7', new Set(['react-charts/bars/'])],
  ]),
  specs: ['demo', 'knownProblems', 'search'],
  read: (file) => TEXTS[file],
  list: (folder) => Object.keys(TEXTS).filter((file) => file.startsWith(`${folder}/`)),
};

function reach(...changed: string[]) {
  const { pages, linking, specs, slow } = findReach(changed, SITE);
  return {
    pages: [...pages],
    linking: [...linking],
    specs: [...specs],
    slow: [...slow],
  };
}

const NOTHING = { pages: [], linking: [], specs: [], slow: [] };

describe('a page', () => {
  it('reaches itself and the pages that link to its sections', () => {
    expect(reach('docs/react-charts/bars/index.mdx')).toEqual({
      ...NOTHING,
      pages: ['/x/react-charts/bars/'],
      linking: ['/x/introduction/'],
    });
  });

  it('is reached by the files in its folder', () => {
    const pages = ['/x/react-charts/bars/'];
    expect(reach('docs/react-charts/bars/Stack.tsx')).toEqual({ ...NOTHING, pages });
    expect(reach('docs/react-charts/bars/parts/rows.ts')).toEqual({ ...NOTHING, pages });
  });

  it('is reached by data that its demos share', () => {
    expect(reach('docs/react-charts/data/energy.ts').pages).toEqual(['/x/react-charts/lines/']);
  });

  it('belongs to its version', () => {
    expect(reach('versioned_docs/version-v7/react-charts/bars/Stack.tsx').pages).toEqual([
      '/x/v7/react-charts/bars/',
    ]);
  });
});

it('known problems reach their pages, and the page that lists all of them', () => {
  expect(reach('docs/_knownProblems/charts.ts')).toEqual({
    ...NOTHING,
    pages: ['/x/introduction/known-problems/', '/x/react-charts/bars/'],
    specs: ['knownProblems'],
  });
});

it('the packages of a version reach all its pages', () => {
  const { pages, slow } = reach('versioned_docs/version-v7/package.json');
  expect(pages).toEqual(['/x/v7/react-charts/bars/']);
  expect(slow).toContain('api-types');
});

it('a spec reaches itself, and what specs share reaches those that use it', () => {
  expect(reach('e2e/demo.spec.ts')).toEqual({ ...NOTHING, specs: ['demo'] });
  expect(reach('e2e/addStyles.ts')).toEqual({ ...NOTHING, specs: ['search'] });
});

it('unlisted files reach everything in the current version', () => {
  const found = reach('somewhere/new.ts');
  expect(found.pages).toHaveLength(6);
  expect(found.specs).toEqual(SITE.specs);
});

it('combines what several files reach, with reasons', () => {
  const files = ['docs/react-charts/bars/Stack.tsx', 'src/features/search/SearchBox.tsx'];
  const { pages, specs, reasons } = findReach(files, SITE);
  expect([...pages]).toEqual(['/x/react-charts/bars/']);
  expect([...specs]).toEqual(['search', 'searchAlgolia', 'searchQueries']);
  expect(reasons).toEqual([
    { file: files[0], subject: '/x/react-charts/bars/' },
    { file: files[1], subject: 'search' },
  ]);
});

/** A file for each row of the table, with the subject of the row it must match. */
const EXAMPLES: readonly (readonly [file: string, subject: string])[] = [
  ['README.md', 'text, tools and checks'],
  ['handbook/testing.md', 'text, tools and checks'],
  ['scripts/prose/wordings.ts', 'text, tools and checks'],
  ['plugins/search/index.test.ts', 'unit tests'],
  ['plugins/apiReference/oracle/reasons.ts', 'API types'],
  ['plugins/apiReference/sizes/known.json', 'component sizes'],
  ['scripts/migration/readGuide.ts', 'migration guides'],
  ['scripts/names/readExportedNames.ts', 'exported names'],
  ['scripts/suite/createTestPlan.ts', 'the suite'],
  ['testing/visitor/visitPage.ts', 'visits to pages'],
  ['testing/installs/readCode.ts', 'install commands'],
  ['testing/inboundLinks/threadLinks.ts', 'inbound links'],
  ['testing/searchQueries/queries.ts', 'search'],
  ['testing/feedback/startReceiver.ts', 'the feedback service'],
  ['testing/plan/sample.ts', 'all browser specs'],
  ['src/features/ads/PageAd.tsx', 'ads'],
  ['i18n/en/consent.json', 'analytics'],
  ['plugins/chat/index.ts', 'chat'],
  ['src/runner/main.ts', 'edited demos and the playground'],
  ['src/features/errorCodes/index.ts', 'error codes'],
  ['i18n/en/feedbackButtons.json', 'feedback'],
  ['scripts/feedback/store.ts', 'the feedback service'],
  ['src/features/home/Home.tsx', 'home'],
  ['plugins/knownProblems/problemNodes.ts', 'known problems'],
  ['src/lib/address/resolveAddress.ts', 'unknown and old addresses'],
  ['src/worker/index.ts', 'reading offline'],
  ['plugins/markdownPages/handlers.ts', 'pages as Markdown'],
  ['scripts/mcp/answer.ts', 'the MCP server'],
  ['src/lib/settings.ts', 'preferences'],
  ['src/lib/installCommand.ts', 'products and install commands'],
  ['src/lib/search/rankEntry.ts', 'search'],
  ['src/features/templates/index.ts', 'templates'],
  ['docs/templates/SignIn.tsx', 'templates'],
  ['src/lib/upgradeChecklist/steps.ts', 'the upgrade checklist'],
  ['nav/charts.ts', 'navigation and versions'],
  ['plugins/demos/readDemo.ts', 'demos'],
  ['plugins/types/checkWorkspace.ts', 'types of demos and code blocks'],
  ['scripts/snapshots/captureDemos.ts', 'snapshots of demos'],
  ['src/lib/demoProject/createZip.ts', 'exported projects'],
  ['plugins/apiReference/extract/readObjects.ts', 'the API reference'],
  ['plugins/pageCheck/checkPage.ts', 'page checks'],
  ['scripts/versionCut/planCut.ts', 'cutting a version'],
  ['plugins/hosting/createHeaders.ts', 'hosting and the content security policy'],
  ['testing/servers/serveNginx.ts', 'hosting and the content security policy'],
  ['plugins/linkPictures/drawPicture.ts', 'page metadata'],
  ['plugins/bundle/sheets.ts', 'what every page loads'],
  ['plugins/mdx/parseMarkdown.ts', 'the build of pages'],
  ['src/css/tokens.css', 'all browser specs'],
  ['scripts/build/buildSite.ts', 'build commands'],
  ['package-lock.json', 'packages and configuration'],
];

it.each(EXAMPLES)('%s reaches %s', (file, subject) => {
  expect(findReach([file], SITE).reasons).toEqual([{ file, subject }]);
});

it('every row of the table has an example', () => {
  const subjects = new Set(EXAMPLES.map(([, subject]) => subject));
  expect(REACH_TABLE.map((row) => row.subject).filter((subject) => !subjects.has(subject))).toEqual(
    [],
  );
});

it('rows that open pages open the fixed sample', () => {
  expect(reach('plugins/demos/readDemo.ts').pages).toEqual(SAMPLE);
  expect(reach('plugins/apiReference/loadModels.ts').pages).toEqual(SAMPLE_REFERENCE);
  expect(reach('plugins/demos/readDemo.ts').slow).toEqual(['exported-projects']);
  expect(reach('scripts/fences/checkFences.slow.test.ts').slow).toEqual(['compilers']);
});
