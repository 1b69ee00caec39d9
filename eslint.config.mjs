import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';

/** Features that the others may use, through their index: vocabulary, not views of their own. */
const SHARED_FEATURES = ['analytics', 'preferences', 'plans'];

/** Composite features: each puts several others on one screen. */
const COMPOSITES = {
  demo: ['theme', 'editor', 'ads', 'chat'],
  home: ['demo', 'products'],
  playground: ['editor'],
  templates: ['demo'],
};

const FEATURES = readdirSync(new URL('src/features', import.meta.url));

/** What a feature may not import: every other one that is not shared, and the insides of all. */
function featureZones(feature) {
  const allowed = [feature, ...SHARED_FEATURES, ...(COMPOSITES[feature] ?? [])];
  return FEATURES.filter((other) => other !== feature).map((other) => ({
    target: `./src/features/${feature}`,
    from: `./src/features/${other}`,
    except: allowed.includes(other) ? ['./index.ts'] : [],
    message: allowed.includes(other)
      ? `Import "${other}" through its index.ts.`
      : `A feature may use of other features only ${SHARED_FEATURES.join(', ')}.`,
  }));
}

/**
 * Whether demos are held to the rules that compile each component, which takes a third of the time:
 * so are those that changed, and all of them in `npm run test:all`.
 */
const areDemosCompiled = process.env.LINT_DEMOS === 'compiled';

const WORKSPACES = [
  'docs',
  ...readdirSync(new URL('versioned_docs', import.meta.url)).map(
    (name) => `versioned_docs/${name}`,
  ),
];

const OURS = [
  'docs',
  'versioned_docs',
  'nav',
  'plugins',
  'scripts',
  'src',
  'testing',
  'e2e',
  'site.config.ts',
];

/** `target` may import, of ours, only `allowed`. */
function zone(target, allowed, message) {
  const from = OURS.filter((directory) => !allowed.includes(directory) && directory !== target).map(
    (directory) => `./${directory}`,
  );
  return { target: `./${target}`, from, message };
}

const zones = [
  zone('nav', ['src'], 'nav holds data and imports of ours only src/lib.'),
  { target: './nav', from: './src', except: ['./lib'] },
  zone('src/lib', ['src', 'docs'], 'lib imports nothing of ours.'),
  // The one place that says which version is the current one.
  { target: './src/lib', from: './docs', except: ['./package.json'] },
  { target: './src/lib', from: './src', except: ['./lib'] },
  {
    target: './src/components',
    from: ['./src/features', './src/theme', './src/pages', './plugins', './scripts', './nav'],
    message: 'Shared components know lib only.',
  },
  {
    target: './src/features',
    from: ['./src/theme', './src/pages', './plugins', './scripts'],
    message: 'Features know lib, nav and components.',
  },
  ...FEATURES.flatMap(featureZones),
  {
    target: ['./src/theme', './src/pages'],
    from: './src/features',
    // The page of results is the route's alone: through the feature's index every page would load it.
    except: [...FEATURES.map((feature) => `./${feature}/index.ts`), './search/page/index.ts'],
    message: 'Import a feature through its index.ts.',
  },
  zone(
    'testing',
    ['src', 'nav', 'plugins', 'docs', 'site.config.ts'],
    'testing holds what scripts and e2e share: it imports neither.',
  ),
  zone(
    'e2e',
    ['src', 'nav', 'plugins', 'testing', 'site.config.ts', 'docs'],
    'What browser specs share with scripts belongs in testing/.',
  ),
  {
    target: ['./plugins', './scripts'],
    from: './e2e',
    message: 'What scripts share with browser specs belongs in testing/.',
  },
  {
    target: ['./plugins', './scripts'],
    from: './src',
    except: ['./lib'],
    message: 'Build-time code names browser code by path; shapes come from src/lib/contracts.',
  },
  ...WORKSPACES.map((workspace) => ({
    target: `./${workspace}`,
    from: ['nav', 'plugins', 'scripts', 'src', 'e2e', 'site.config.ts', ...WORKSPACES]
      .filter((directory) => directory !== workspace)
      .map((directory) => `./${directory}`),
    message: 'Demos are plain programs: only the packages of their version.',
  })),
];

export default tseslint.config(
  {
    ignores: [
      ...[
        'build/',
        'build-hosting/',
        '.docusaurus/',
        '**/node_modules/',
        'test-results/',
        '.cache/',
        'docs/.*/',
      ],
      ...['docs/api/', 'versioned_docs/*/api/', 'versioned_docs/*/.*/'],
      // Of majors that are not the site's own.
      'scripts/migration/samples/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: [
            'tsconfig.json',
            ...WORKSPACES.map((directory) => `${directory}/tsconfig.json`),
          ],
          // One for each workspace, whose packages are of its own major.
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Taking a prop out of the rest keeps it from an element.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', '{docs,versioned_docs}/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
  },
  {
    // Demos of old majors are as they were when these were current.
    files: [`${areDemosCompiled ? 'versioned_docs' : '{docs,versioned_docs}'}/**/*.{ts,tsx}`],
    rules: Object.fromEntries(
      Object.keys(reactHooks.configs.flat['recommended-latest'].rules)
        .filter((rule) => !/rules-of-hooks|exhaustive-deps/.test(rule))
        .map((rule) => [rule, 'off']),
    ),
  },
  ...WORKSPACES.map((workspace) => ({
    files: [`${workspace}/**/*.{ts,tsx}`],
    rules: {
      'import-x/no-extraneous-dependencies': [
        'error',
        { packageDir: [new URL(workspace, import.meta.url).pathname], devDependencies: false },
      ],
    },
  })),
  {
    // What a workspace tells the site about its packages, in the site's terms.
    files: ['**/_libraries.ts', '**/_knownProblems/*.ts'],
    rules: {
      'import-x/no-restricted-paths': 'off',
      'import-x/no-extraneous-dependencies': 'off',
    },
  },
  {
    files: ['src/**/*.tsx'],
    // On a component of ours it is a prop like any other.
    rules: {
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name=/^data-ga-/]',
          message:
            'Write {...eventAttributes({ category, action, label })}, which the catalogue checks.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/lib/docusaurusInternals.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'window',
          property: 'docusaurus',
          message: 'It is not documented: src/lib/docusaurusInternals.ts is the one place for it.',
        },
      ],
    },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
