import type { Options as LayerOptions } from '@docusaurus/plugin-css-cascade-layers';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { createAdsPlugin } from './plugins/ads';
import {
  apiSectionPlugin,
  cataloguePlugin,
  createApiReferencePlugin,
  nameLinksPlugin,
} from './plugins/apiReference';
import { createAnalyticsPlugin } from './plugins/analytics';
import { createBuiltPagesPlugin } from './plugins/builtPages';
import bundlePlugin from './plugins/bundle';
import { createChatPlugin } from './plugins/chat';
import { createDemosPlugin, demosRemarkPlugin } from './plugins/demos';
import { createErrorCodesPlugin } from './plugins/errorCodes';
import { createFeedbackPlugin } from './plugins/feedback';
import { createKnownProblemsPlugin, knownProblemsPlugin } from './plugins/knownProblems';
import { createLinkPictures, createLinkTagsPlugin } from './plugins/linkPictures';
import { createMarkdownReader } from './plugins/markdownPages';
import { createMaterialsPlugin } from './plugins/materials';
import { adPlacePlugin } from './plugins/mdx/adPlacePlugin';
import { firstScreenPlugin } from './plugins/mdx/firstScreenPlugin';
import { headingAliasesPlugin } from './plugins/mdx/headingAliasesPlugin';
import { headingIdsPlugin } from './plugins/mdx/headingIdsPlugin';
import { datedCodePlugin } from './plugins/demos/dates/datedCodePlugin';
import { highlightCodePlugin } from './plugins/mdx/highlightCodePlugin';
import { versionTextPlugin } from './plugins/mdx/versionTextPlugin';
import { labelNeighbours } from './plugins/navigation';
import { createPageCheckPlugin } from './plugins/pageCheck';
import preferencesPlugin from './plugins/preferences';
import { createRedirectPagesPlugin } from './plugins/redirectPages';
import routeTablePlugin from './plugins/routeTable';
import { createSearchIndexer } from './plugins/search';
import { createSearchDialogPlugin } from './plugins/searchDialog';
import { createRunnerPlugin } from './plugins/runner';
import { createServiceWorkerPlugins } from './plugins/serviceWorker';
import { createHistory, createSitemapOptions, robotsPlugin } from './plugins/sitemap';
import { createTypefacesPlugin } from './plugins/typefaces';
import {
  createPageFilter,
  createRedirects,
  createVersionsPlugin,
  listRedirectPages,
  PAGES_VARIABLE,
  parseSelectedPages,
  parseVersionNames,
  QUICK_VARIABLE,
  readDocsVersions,
  selectPages,
  versionFrontMatter,
  versionLinksPlugin,
} from './plugins/versions';
import { createUpgradeChecklistPlugin } from './plugins/upgradeChecklist';
import { createWebManifestPlugin } from './plugins/webManifest';
import {
  CURRENT_VERSION,
  DOCS_VERSIONS,
  getDocsDir,
  splitVersionPath,
} from './src/lib/docsVersions';
import { SITE_PICTURE } from './src/lib/linkPicture';
import { PAGE_END_ID } from './src/lib/pageEnd';
import { siteSettings } from './site.config';

/** The docs versions of this build; the others have builds of their own (`npm run build`). */
const versions = readDocsVersions(
  __dirname,
  parseVersionNames(process.env.DOCS_VERSIONS || 'current'),
);
const hasCurrent = versions.some(({ isCurrent }) => isCurrent);

const isQuick = process.env[QUICK_VARIABLE] === 'true';

/** The pages of this build, where it is to have only some of them: for tests of a change. */
const selectedPages = parseSelectedPages(process.env[PAGES_VARIABLE]);

const {
  ads,
  algolia,
  analytics,
  brand,
  url,
  baseUrl,
  chat,
  docsHost,
  editUrl,
  feedback,
  libraryVersion,
  licenseKey,
  repositoryUrl,
  runnerOrigin,
  serviceWorker,
  sourceUrl,
  telemetry,
} = siteSettings;

const TAGLINE = 'React components for applications full of data';

const contains =
  (...parts: string[]) =>
  (file: string) =>
    parts.some((part) => file.replaceAll('\\', '/').includes(part));

const SITE_DIR = __dirname.replaceAll('\\', '/');
const SOURCE_DIR = `${SITE_DIR}/src/`;

/** Static files that plugins make: sources for the playground, the framed runner, the API. */
const GENERATED_DIR = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME || '.docusaurus';
const GENERATED_STATIC_DIRS = {
  api: `${GENERATED_DIR}/api-static`,
  demos: `${GENERATED_DIR}/demos-static`,
  errorCodes: `${GENERATED_DIR}/error-codes-static`,
  runner: `${GENERATED_DIR}/runner-static`,
  typefaces: `${GENERATED_DIR}/typefaces-static`,
  upgrade: `${GENERATED_DIR}/upgrade-static`,
};

/** The first layer that matches a file holds it; the order of all four is in `headTags`. */
const layers: LayerOptions = {
  layers: {
    'theme.infima': contains('node_modules/infima/'),
    'docsearch.vendor': contains('node_modules/@docsearch/'),
    // Over DocSearch's own sheet, whose rules it changes.
    'docsearch.site': contains(`${SOURCE_DIR}features/search/dialog/`),
    'theme.docusaurus': contains('node_modules/@docusaurus/'),
    'theme.site': (file) =>
      contains(SOURCE_DIR)(file) && !contains('isolation.css', 'tailwind.css')(file),
    // After everything of the site, so that nothing of it reaches into a demo.
    'theme.isolation': contains('isolation.css'),
    'theme.icons': contains('node_modules/material-icons/'),
    // Style sheets of demos, so that they win over Material UI as they do in an app.
    utilities: contains(`${SITE_DIR}/docs/`, `${SITE_DIR}/versioned_docs/`),
  },
};

const preset: PresetOptions = {
  docs: {
    path: 'docs',
    routeBasePath: 'x',
    sidebarPath: './sidebars.ts',
    editUrl: ({ versionDocsDirPath, docPath }) => `${editUrl}${versionDocsDirPath}/${docPath}`,
    exclude: [
      '**/node_modules/**',
      '**/_*.{js,jsx,ts,tsx,md,mdx}',
      '**/_*/**',
      '**/*.test.{js,jsx,ts,tsx}',
    ],
    beforeDefaultRemarkPlugins: [
      knownProblemsPlugin,
      apiSectionPlugin,
      headingIdsPlugin,
      versionLinksPlugin,
      versionTextPlugin,
    ],
    remarkPlugins: [
      [demosRemarkPlugin, { siteDir: __dirname }],
      [nameLinksPlugin, { siteDir: __dirname }],
      cataloguePlugin,
      datedCodePlugin,
      highlightCodePlugin,
    ],
    rehypePlugins: [headingAliasesPlugin, adPlacePlugin, firstScreenPlugin],
    includeCurrentVersion: hasCurrent,
    onlyIncludeVersions: versions.map(({ name, isCurrent }) => (isCurrent ? 'current' : name)),
    lastVersion: hasCurrent ? 'current' : versions[0]!.name,
    versions: Object.fromEntries(
      versions.map(({ name, label, isCurrent }) =>
        isCurrent
          ? ['current', { label }]
          : [name, { label, path: name, banner: 'none', noIndex: true }],
      ),
    ),
  },
  blog: false,
  ...(!hasCurrent && { pages: false }),
  theme: {
    customCss: [
      './src/css/tokens.css',
      './src/css/fonts.css',
      './src/css/site.css',
      './src/css/code.css',
      './src/css/isolation.css',
    ],
  },
  sitemap: hasCurrent ? createSitemapOptions(baseUrl) : false,
};

const themeConfig: ThemeConfig = {
  // The reader's choice is kept by src/features/preferences; Docusaurus only follows.
  colorMode: { disableSwitch: true, defaultMode: 'light', respectPrefersColorScheme: false },
  navbar: { title: brand },
  // Of pages outside the docs; those of the docs say their own (src/theme/DocItem/Metadata).
  image: SITE_PICTURE,
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  // Colours are those of src/css/code.css; the languages are in plugins/mdx/tokenizeCode.ts.
  prism: { theme: { plain: {}, styles: [] } },
};

const config: Config = {
  title: brand,
  tagline: TAGLINE,
  url,
  baseUrl,
  trailingSlash: true,
  staticDirectories: ['static', ...Object.values(GENERATED_STATIC_DIRS)],
  favicon: 'img/favicon.svg',
  // Header and footer lead to pages of other builds; scripts/check-links.ts looks at all of them.
  onBrokenLinks: hasCurrent && !selectedPages ? 'throw' : 'ignore',
  onBrokenAnchors: selectedPages ? 'ignore' : 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
    parseFrontMatter: selectPages(labelNeighbours(versionFrontMatter), selectedPages),
  },
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: false,
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: true,
    experimental_vcs: createHistory(__dirname, getDocsDir(CURRENT_VERSION)),
  },
  headTags: [
    {
      tagName: 'style',
      attributes: {},
      innerHTML: '@layer theme, docsearch, mui, utilities;',
    },
    // Numbers in tables are no telephone numbers. It also parts the statements around it, of which
    // the minifier would make one.
    { tagName: 'meta', attributes: { name: 'format-detection', content: 'telephone=no' } },
    { tagName: 'style', attributes: {}, innerHTML: '@layer docsearch.vendor, docsearch.site;' },
    // Nothing is painted before all of the page is there, or its first screen (`expectFirstScreen`):
    // half a row or table would be laid out anew.
    { tagName: 'link', attributes: { rel: 'expect', href: `#${PAGE_END_ID}`, blocking: 'render' } },
  ],
  customFields: {
    ...{ brand, libraryVersion, licenseKey, repositoryUrl, sourceUrl, telemetry },
    libraryVersions: Object.fromEntries(versions.map((docs) => [docs.name, docs.libraryVersion])),
  },
  clientModules: [
    './src/features/lost/clientModule.ts',
    './src/features/navigation/progressBar.ts',
  ],
  presets: [['classic', preset]],
  plugins: [
    createApiReferencePlugin({ versions, staticDir: GENERATED_STATIC_DIRS.api, repositoryUrl }),
    createVersionsPlugin(versions),
    createMaterialsPlugin(versions),
    createPageCheckPlugin({ versions }),
    createKnownProblemsPlugin(versions),
    preferencesPlugin,
    createAdsPlugin(ads),
    createAnalyticsPlugin(analytics),
    createFeedbackPlugin(feedback),
    createChatPlugin(chat),
    bundlePlugin,
    createBuiltPagesPlugin((site) => [
      createSearchIndexer(site),
      createMarkdownReader(site, { versions, brand }),
      ...(isQuick ? [] : [createLinkPictures(site, { brand, tagline: TAGLINE })]),
    ]),
    ...createServiceWorkerPlugins({
      siteDir: __dirname,
      docsHost,
      isOn: serviceWorker,
      hasCurrent,
    }),
    createWebManifestPlugin({ brand, description: TAGLINE, hasCurrent }),
    robotsPlugin,
    createLinkTagsPlugin(brand),
    createSearchDialogPlugin({ algolia, hasSearchPage: hasCurrent }),
    routeTablePlugin,
    createDemosPlugin({
      versions,
      staticDir: GENERATED_STATIC_DIRS.demos,
      isSelected: createPageFilter(selectedPages),
      areTypesChecked: isQuick,
    }),
    createErrorCodesPlugin({
      docsDirs: DOCS_VERSIONS.map(getDocsDir),
      staticDir: GENERATED_STATIC_DIRS.errorCodes,
    }),
    createTypefacesPlugin({ staticDir: GENERATED_STATIC_DIRS.typefaces }),
    // Its page is one of the current version alone.
    hasCurrent &&
      createUpgradeChecklistPlugin({
        staticDir: GENERATED_STATIC_DIRS.upgrade,
        changesDir: GENERATED_STATIC_DIRS.api,
      }),
    createRunnerPlugin({
      // A build of some pages edits no demos of old versions, and their runners take half a minute.
      versions: versions.filter(({ isCurrent }) => isCurrent || !selectedPages),
      origin: runnerOrigin,
      staticDir: GENERATED_STATIC_DIRS.runner,
    }),
    ['@docusaurus/plugin-css-cascade-layers', layers],
    createRedirectPagesPlugin(
      listRedirectPages(createRedirects(__dirname, versions)).filter(
        ({ to }) =>
          !selectedPages ||
          selectedPages.has(to) ||
          // Another build has its pages.
          !versions.some(({ name }) => name === splitVersionPath(to)?.version),
      ),
    ),
  ],
  themeConfig,
};

export default config;
