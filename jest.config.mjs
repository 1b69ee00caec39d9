/** Packages that are ES modules only, and so must be compiled like our own files. */
const ES_MODULES = [
  '@docusaurus',
  '(unist|mdast|estree|hast)-util-[a-z0-9-]+',
  'remark-[a-z-]+',
  'micromark[a-z-]*',
  'vfile[a-z-]*',
  ...['unified', 'bail', 'ccount', 'devlop', 'fault', 'format', 'is-plain-obj', 'trough', 'zwitch'],
  ...['decode-named-character-reference', 'escape-string-regexp', 'longest-streak'],
  ...[
    'character-(entities|reference-invalid)[a-z0-9-]*',
    'is-(alphabetical|alphanumerical|decimal|hexadecimal)',
  ],
  ...['hastscript', 'property-information', '(space|comma)-separated-tokens', 'web-namespaces'],
  ...['rehype-minify-whitespace', 'trim-trailing-lines', 'html-void-elements'],
  ...['markdown-table', 'unified-lint-rule', 'collapse-white-space', 'quotation'],
  ...['parse-entities', 'stringify-entities', 'estree-walker'],
  ...['hastscript', 'property-information', '(space|comma)-separated-tokens', 'web-namespaces'],
  ...['parse5', 'entities', 'stemmer'],
  'workbox-[a-z]+',
];

const shared = {
  setupFilesAfterEnv: ['<rootDir>/testing/jest/setup.ts'],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@theme/(.*)$': ['<rootDir>/src/theme/$1', '@docusaurus/theme-classic/lib/theme/$1'],
    '^@docusaurus/([A-Z]\\w*|use[A-Z]\\w*|isInternalUrl|router)$':
      '@docusaurus/core/lib/client/exports/$1',
    '^react$': '<rootDir>/node_modules/react',
    '^react-dom$': '<rootDir>/node_modules/react-dom',
  },
};

/** Tests that take minutes, install packages or start a database have names of their own. */
const SLOW = '\\.slow\\.test\\.ts$';

const BUILD_TESTS =
  '<rootDir>/{nav,plugins,scripts,testing,docs/templates,docs/react-charts/data,docs/react-data-grid/server-side-data}/**/*.test.ts';

const browser = {
  ...shared,
  displayName: 'browser',
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    // The same versions for every test, so that a cut changes none of them.
    '/docs/package\\.json$': '<rootDir>/testing/jest/docsPackage.json',
    '^(\\.\\./)+versions\\.json$': '<rootDir>/testing/jest/versions.json',
  },
};

/**
 * Unit tests, beside the files that they test. `npm run test:unit` runs the projects `build` and `browser`;
 * those of `slow` run where a change reaches what they test, and in `npm run test:all`.
 */
export default {
  projects: [
    {
      ...shared,
      displayName: 'build',
      // Loading the compiler takes a third of a second, which would be a third of many tests' time.
      testEnvironment: '<rootDir>/testing/jest/nodeEnvironment.cjs',
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '^typescript$': '<rootDir>/testing/jest/sharedTypescript.cjs',
      },
      testMatch: [BUILD_TESTS],
      testPathIgnorePatterns: ['/node_modules/', SLOW],
    },
    {
      ...shared,
      displayName: 'slow',
      testEnvironment: 'node',
      testRegex: SLOW,
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/\\.cache/'],
    },
    // Most tests without a view need no document, and loading it takes a tenth of a second.
    { ...browser, testEnvironment: 'node', testMatch: ['<rootDir>/src/**/*.test.ts'] },
    { ...browser, testEnvironment: 'jsdom', testMatch: ['<rootDir>/src/**/*.test.tsx'] },
  ],
};
