import { readdirSync } from 'node:fs';

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
];

/** Which folder may import from which, for oxlint: all other rules are in .oxlintrc.json. */
export default {
  // The linter's own import plugin lacks this rule.
  jsPlugins: [{ name: 'directions', specifier: 'eslint-plugin-import-x' }],
  categories: { correctness: 'off' },
  ignorePatterns: [
    ...['build*', 'docs', 'static', 'test-results', 'versioned_docs'],
    '**/*.{js,cjs,mjs}',
  ],
  settings: { 'import-x/resolver': { typescript: true } },
  rules: { 'directions/no-restricted-paths': ['error', { zones }] },
};
