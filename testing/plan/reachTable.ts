/**
 * What a changed file reaches, as a table: the first row whose `files` match a file wins. Pages of
 * the docs have their own rules (`findReach.ts`): a page reaches itself and the pages that link to
 * its sections, and demos and other files in a page's folder reach that page. A file that matches
 * no row reaches everything in the current version.
 */

/** What the checks of wording, names and mentions depend on, besides the pages. */
export const TEXT_TOOLS = [
  'scripts/{prose,mentions,names}/**',
  'scripts/check-{prose,mentions,names}.ts',
  'plugins/{mdx,pageCheck}/**',
  'cspell.json',
];

/** Checks that take minutes. They run if a change reaches them, and in `npm run test:all`. */
export const SLOW_CHECKS = [
  'api-types',
  'compilers',
  'component-sizes',
  'feedback-database',
  'exported-projects',
  'version-cut',
  'base-path',
] as const;

export type SlowCheck = (typeof SLOW_CHECKS)[number];

export interface ReachRow {
  /** Globs, relative to the site. */
  files: readonly string[];
  /** What the row is about, as printed by `npm test`. */
  subject: string;
  /** Browser specs that then run in every variant. */
  specs?: readonly string[] | 'all';
  /** Pages to open in the browser: the fixed sample, or only its reference pages. */
  pages?: 'sample' | 'reference';
  slow?: readonly SlowCheck[];
}

/**
 * Specs of parts of a feature whose main spec always runs: for edits, the playground's; for offline
 * packs, the service worker's. They only run if a change reaches them.
 */
export const DETAIL_SPECS: readonly string[] = [
  ...['adFeed', 'adScript', 'checkPage', 'demoControls', 'demoEditing', 'feedbackReceiver'],
  ...['feedbackReport', 'linkedCode', 'offlinePacks', 'searchAlgolia', 'searchQueries'],
  ...['steadyReference', 'templatesCheckout', 'templatesPricing', 'templatesSignIn'],
  ...['templatesSignUp'],
];

const EDIT_SPECS = ['demoEditing', 'linkedCode'];
const DEMO_SPECS = [
  ...['conditions', 'demo', 'demoControls', 'demoExports', 'snapshots', 'stylings'],
  ...EDIT_SPECS,
];
const REFERENCE_SPECS = [
  ...['apiReading', 'apiReference', 'everyReferencePage', 'memberLinks', 'steadyReference'],
];
const AD_SPECS = ['ads', 'adFeed', 'adScript'];
const FEEDBACK_SPECS = ['feedback'];
const FEEDBACK_SERVICE_SPECS = ['feedbackReceiver', 'feedbackReport'];
const OFFLINE_SPECS = ['offlinePacks', 'serviceWorker'];
const SEARCH_SPECS = ['search', 'searchAlgolia', 'searchQueries'];
const TEMPLATE_SPECS = [
  'templates',
  'templatesCheckout',
  'templatesPricing',
  'templatesSignIn',
  'templatesSignUp',
];
const POLICY_SPECS = ['policy', 'everyPolicy', 'hosting'];

/** Folders of a feature: `src/features/<name>`, `plugins/<name>`, and its UI strings. */
const folders = (...names: string[]) =>
  names.flatMap((name) => [
    `src/features/${name}/**`,
    `plugins/${name}/**`,
    `src/lib/${name}/**`,
    `i18n/en/${name}.json`,
  ]);

export const REACH_TABLE: readonly ReachRow[] = [
  {
    files: ['scripts/names/readExportedNames.ts'],
    subject: 'exported names',
    slow: ['compilers'],
  },
  // Text that no browser shows.
  {
    files: [
      '*.md',
      '{handbook,docker,.github,.ci}/**',
      '**/README.md',
      '{Dockerfile,.oxfmtrc.json,.oxlintrc.json,cspell.json,knip.jsonc,import-directions.mjs,stylelint.config.mjs}',
      '.{dockerignore,gitignore,npmrc,nvmrc}',
      'scripts/{prose,mentions,names,supply,events,pages,newPage,movePage,versionBump,contactSheets}/**',
      'scripts/{check-*,new-*,move-page,pages,plans,sizes,events,version-bump,bench,fuzz-ads,contact-sheets}.ts',
      'scripts/bench/**',
      'ANALYTICS.md',
    ],
    subject: 'text, tools and checks',
  },

  // Tests.
  {
    files: ['**/!(*.slow).test.{ts,tsx}', 'testing/jest/**', 'jest.config.mjs'],
    subject: 'unit tests',
  },
  { files: ['plugins/apiReference/oracle/**'], subject: 'API types', slow: ['api-types'] },
  {
    files: ['plugins/apiReference/sizes/**'],
    subject: 'component sizes',
    slow: ['component-sizes'],
  },
  { files: ['scripts/migration/**'], subject: 'migration guides' },
  {
    files: ['scripts/suite/**', 'scripts/{check,steps,checkSteps,test,test-all}.ts'],
    subject: 'the suite',
  },
  {
    files: ['testing/visitor/**', 'scripts/checkPage/**', 'scripts/check-page*.ts'],
    subject: 'visits to pages',
    pages: 'sample',
    specs: ['checkPage'],
  },
  {
    files: ['testing/servers/**', 'plugins/hosting/**'],
    subject: 'hosting and the content security policy',
    specs: POLICY_SPECS,
    slow: ['base-path'],
  },
  { files: ['testing/installs/**'], subject: 'install commands', specs: ['installCommands'] },
  { files: ['testing/inboundLinks/**'], subject: 'inbound links', specs: ['inboundLinks'] },
  { files: ['testing/searchQueries/**'], subject: 'search', specs: ['searchQueries'] },
  {
    files: ['testing/feedback/**'],
    subject: 'the feedback service',
    specs: FEEDBACK_SERVICE_SPECS,
  },
  { files: ['testing/**', 'playwright.config.ts'], subject: 'all browser specs', specs: 'all' },

  // Features, including their build plugins.
  { files: folders('ads'), subject: 'ads', specs: AD_SPECS },
  {
    files: [...folders('analytics'), 'i18n/en/consent.json'],
    subject: 'analytics',
    specs: ['analytics'],
  },
  { files: [...folders('chat'), 'i18n/en/chatPrompt.json'], subject: 'chat', specs: ['chat'] },
  {
    files: [...folders('editor', 'playground', 'runner'), 'src/runner/**', 'src/pages/playground*'],
    subject: 'edited demos and the playground',
    specs: [...EDIT_SPECS, 'playground', 'policy'],
  },
  {
    files: [...folders('errorCodes'), 'src/pages/production-error*'],
    subject: 'error codes',
    specs: ['productionError'],
  },
  {
    files: [...folders('feedback'), 'i18n/en/feedback*.json'],
    subject: 'feedback',
    specs: FEEDBACK_SPECS,
  },
  {
    files: ['scripts/feedback/**', 'scripts/feedback-*.ts'],
    subject: 'the feedback service',
    specs: FEEDBACK_SERVICE_SPECS,
    slow: ['feedback-database'],
  },
  { files: [...folders('home'), 'src/pages/index*'], subject: 'home', specs: ['home'] },
  { files: folders('knownProblems'), subject: 'known problems', specs: ['knownProblems'] },
  {
    files: [
      ...folders('lost', 'address', 'redirectPages'),
      'i18n/en/notFound.json',
      'scripts/redirects/**',
    ],
    subject: 'unknown and old addresses',
    specs: ['notFound', 'versions', 'hosting', 'inboundLinks'],
  },
  {
    files: [...folders('offline', 'serviceWorker'), 'src/worker/**', 'scripts/offline/**'],
    subject: 'reading offline',
    specs: OFFLINE_SPECS,
  },
  {
    files: [
      ...folders('pageActions', 'markdownPages'),
      'i18n/en/{markdown,pageMenu}.json',
      'scripts/markdown/**',
    ],
    subject: 'pages as Markdown',
    specs: ['pageActions', 'mcp'],
  },
  { files: ['scripts/{mcp/**,mcp.ts}'], subject: 'the MCP server', specs: ['mcp'] },
  {
    files: [
      ...folders('preferences', 'theme'),
      'i18n/en/settings*.json',
      'src/lib/{settings,linkSettings,preferenceKeys,beforePaint,cookies}.ts',
    ],
    subject: 'preferences',
    specs: ['preferences', 'settings', 'conditions'],
  },
  {
    files: [...folders('products'), 'src/lib/{installCommand,dateLibraries}.ts'],
    subject: 'products and install commands',
    specs: ['installCommands', 'home', 'dateLibraries'],
  },
  {
    files: [...folders('search', 'searchDialog'), 'i18n/en/search*.json', 'src/pages/x/search*'],
    subject: 'search',
    specs: SEARCH_SPECS,
  },
  { files: folders('templates'), subject: 'templates', specs: TEMPLATE_SPECS },
  {
    files: ['docs/templates/**', 'scripts/templatePictures/**'],
    subject: 'templates',
    specs: TEMPLATE_SPECS,
  },
  {
    files: folders('upgradeChecklist'),
    subject: 'the upgrade checklist',
    specs: ['upgradeChecklist'],
  },
  {
    files: [
      ...folders('versions', 'navigation', 'plans'),
      'i18n/en/badges.json',
      'nav/**',
      'sidebars.ts',
      'versions.json',
      'versioned_sidebars/**',
    ],
    subject: 'navigation and versions',
    specs: ['frame', 'versions', 'notFound'],
  },
  {
    files: folders('demos', 'demo', 'demoControls'),
    subject: 'demos',
    pages: 'sample',
    specs: DEMO_SPECS,
    slow: ['exported-projects'],
  },
  {
    files: folders('types'),
    subject: 'types of demos and code blocks',
    pages: 'sample',
    specs: DEMO_SPECS,
    slow: ['compilers', 'exported-projects'],
  },
  {
    files: ['scripts/snapshots/**'],
    subject: 'snapshots of demos',
    pages: 'sample',
    specs: ['snapshots'],
  },
  {
    files: [
      'src/lib/demoProject/**',
      'src/lib/oneFile/**',
      'scripts/exports/**',
      'scripts/build-exports.ts',
    ],
    subject: 'exported projects',
    specs: ['demoExports'],
    slow: ['compilers', 'exported-projects'],
  },
  {
    files: [
      ...folders('apiReference', 'apiCatalogue', 'apiChanges', 'apiIndex', 'apiHistory', 'apiPage'),
      'src/components/apiMarkup/**',
      'i18n/en/api*.json',
      'scripts/read-api.ts',
    ],
    subject: 'the API reference',
    pages: 'reference',
    specs: REFERENCE_SPECS,
    slow: ['api-types'],
  },
  {
    files: ['scripts/{fences,newDemo}/**', 'plugins/{packages,pageCheck}/**'],
    subject: 'page checks',
    slow: ['compilers'],
  },
  {
    files: ['scripts/{versionCut/**,version-cut.ts}'],
    subject: 'cutting a version',
    slow: ['version-cut'],
  },
  {
    files: ['plugins/{linkPictures,sitemap,webManifest,materials}/**', 'scripts/heads/**'],
    subject: 'page metadata',
    specs: ['hosting'],
  },
  {
    files: [
      'plugins/{bundle,typefaces,routeTable}/**',
      'src/lib/routeTable/**',
      'plugins/docusaurusInternals.ts',
    ],
    subject: 'what every page loads',
    pages: 'sample',
    specs: ['lateParts', 'frame', 'conditions', 'snapshots', 'everyPolicy'],
  },
  {
    files: ['plugins/{mdx,lib,builtPages}/**'],
    subject: 'the build of pages',
    pages: 'sample',
  },

  // What all features share.
  {
    files: [
      'src/{components,css,theme,lib,pages}/**',
      'i18n/**',
      'static/**',
      'plugins/preferences/**',
    ],
    subject: 'all browser specs',
    pages: 'sample',
    specs: 'all',
  },
  {
    files: [
      'scripts/{build,serve,start}.ts',
      'scripts/{build,start,lib,links}/**',
      'scripts/snapshots/**',
    ],
    subject: 'build commands',
    pages: 'sample',
    slow: ['version-cut', 'base-path'],
  },
  {
    files: [
      'package-lock.json',
      'package.json',
      'tsconfig.json',
      'docusaurus.config.ts',
      'site.config.ts',
    ],
    subject: 'packages and configuration',
    pages: 'sample',
    specs: 'all',
    slow: SLOW_CHECKS,
  },
];
