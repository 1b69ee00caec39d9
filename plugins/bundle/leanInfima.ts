import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Declaration, type Plugin, type Root, type Rule } from 'postcss';

/**
 * Infima classes that Docusaurus' components and ours use. Rules for all others are removed; a page
 * that uses one of those fails the build (`finishPages`).
 */
const KEPT_CLASSES = new Set([
  ...[
    'alert',
    'breadcrumbs',
    'breadcrumbs__item',
    'breadcrumbs__item--active',
    'breadcrumbs__link',
    'clean-btn',
    'col',
    'margin-top--md',
  ],
  ...['margin-top--sm', 'margin-vert--md', 'markdown'],
  ...['navbar', 'pagination-nav', 'pagination-nav__label', 'pagination-nav__link'],
  ...['pagination-nav__link--next', 'pagination-nav__link--prev', 'pagination-nav__sublabel'],
  ...['row', 'tabs', 'tabs__item', 'tabs__item--active', 'thin-scrollbar'],
]);

/** Classes on pages that have only our own rules: the kinds of asides (`src/css/site.css`). */
const RESTYLED_CLASSES = new Set(
  ['danger', 'info', 'secondary', 'success', 'warning'].map((kind) => `alert--${kind}`),
);

const isInfima = (root: Root) =>
  /[\\/]node_modules[\\/]infima[\\/]/.test(root.source?.input.file ?? '');

function listSelectorClasses(selector: string): string[] {
  const asked = selector.replaceAll(/:not\([^)]*\)/g, '');
  return [...asked.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name!);
}

/** Infima classes that are removed from the built site. */
export function listDroppedClasses(css: string): Set<string> {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\/|\{[^{}]*\}/g, ' ');
  return new Set(
    listSelectorClasses(plain).filter(
      (name) => !KEPT_CLASSES.has(name) && !RESTYLED_CLASSES.has(name),
    ),
  );
}

function dropRules(root: Root): void {
  root.walkRules((rule: Rule) => {
    // Keyframes have no selectors.
    if (
      rule.parent?.type === 'atrule' &&
      /keyframes$/.test((rule.parent as { name?: string }).name ?? '')
    ) {
      return;
    }
    const selectors = rule.selectors.filter((selector) =>
      listSelectorClasses(selector).every((name) => KEPT_CLASSES.has(name)),
    );
    if (selectors.length === 0) {
      rule.remove();
    } else if (selectors.length < rule.selectors.length) {
      rule.selectors = selectors;
    }
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) {
      rule.remove();
    }
  });
}

/** Names of the custom properties that a text reads. */
export function listReadVariables(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!);
}

/** What a style sheet sets on the root regardless of media queries. */
function listRootVariables(root: Root): Declaration[] {
  const rules = root.nodes.filter((node) => node.type === 'rule' && node.selector === ':root');
  return rules
    .flatMap((rule) => (rule as Rule).nodes)
    .filter((node): node is Declaration => node.type === 'decl' && node.variable);
}

/** Removes custom properties of the root that a later style sheet redefines. */
function dropReplaced(root: Root, later: Root): void {
  const replaced = new Set(listRootVariables(later).map(({ prop }) => prop));
  listRootVariables(root)
    .filter(({ prop }) => replaced.has(prop))
    .forEach((declaration) => declaration.remove());
}

/** Removes custom properties that nothing reads, neither here nor in `read`. */
function dropVariables(root: Root, read: readonly string[]): void {
  const values = new Map<string, string[]>();
  const queue = [...read];
  root.walkDecls((declaration: Declaration) => {
    const names = listReadVariables(declaration.value);
    if (declaration.variable) {
      values.set(declaration.prop, [...(values.get(declaration.prop) ?? []), ...names]);
    } else {
      queue.push(...names);
    }
  });
  const kept = new Set<string>();
  for (let name = queue.pop(); name; name = queue.pop()) {
    if (!kept.has(name)) {
      kept.add(name);
      queue.push(...(values.get(name) ?? []));
    }
  }
  root.walkDecls((declaration: Declaration) => {
    if (declaration.variable && !kept.has(declaration.prop)) {
      declaration.remove();
    }
  });
}

/** Parts of Docusaurus' theme that this site never renders or replaces with its own. */
const PARTS_NOT_DRAWN =
  /^(?:AnnouncementBar|BackToTopButton|Blog|Doc(?:Card|Sidebar)|Navbar|TOCCollapsible|Tag)/;

/** Folders whose code may read the custom properties of Infima. */
export function listReaders(siteDir: string): string[] {
  const docusaurus = path.join(siteDir, 'node_modules/@docusaurus');
  const theme = path.join(docusaurus, 'theme-classic/lib/theme');
  return [
    path.join(siteDir, 'src'),
    ...['core/lib/client', 'theme-common/lib'].map((folder) => path.join(docusaurus, folder)),
    ...readdirSync(theme, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !PARTS_NOT_DRAWN.test(entry.name))
      .map(({ name }) => path.join(theme, name)),
  ];
}

function readVariablesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|jsx?|tsx?)$/.test(file))
    .flatMap((file) => listReadVariables(readFileSync(path.join(folder, file), 'utf8')));
}

interface LeanOptions {
  /** Folders whose files may read Infima's custom properties; if absent, all are kept. */
  readers?: readonly string[];
  /** A later style sheet that overrides custom properties of the root. */
  override?: string;
}

/** Removes from Infima what no page of this site uses: rules, and variables that nothing reads. */
export function leanInfima({ readers, override }: LeanOptions): Plugin {
  return {
    postcssPlugin: 'lean-infima',
    Once(root: Root, { result }) {
      if (!isInfima(root)) {
        return;
      }
      dropRules(root);
      if (override) {
        dropReplaced(root, parse(readFileSync(override, 'utf8')));
        result.messages.push({ type: 'dependency', plugin: 'lean-infima', file: override });
      }
      if (readers) {
        dropVariables(root, readers.flatMap(readVariablesBelow));
        // A change in these folders invalidates the bundler's cache of this style sheet.
        readers.forEach((dir) =>
          result.messages.push({ type: 'dir-dependency', plugin: 'lean-infima', dir }),
        );
      }
    },
  };
}
