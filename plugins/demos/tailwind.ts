import path from 'node:path';
import tailwindcss from '@tailwindcss/postcss';
import type { AcceptedPlugin, AtRule, Helpers, Plugin, Root } from 'postcss';
import { isSheet, scopeReset } from './scopeReset';

interface OncePlugin {
  Once?: (root: Root, helpers: Helpers) => unknown;
}

/** The folder whose demos a style sheet is for, relative to the sheet. */
function readFolder(root: Root): string {
  const source = root.nodes.find(
    (node): node is AtRule => node.type === 'atrule' && node.name === 'source',
  );
  return path.dirname(source!.params.replaceAll(/['"]/g, ''));
}

/**
 * Compiles a style sheet. Tailwind caches the last result by file and `base`; all sheets come from
 * one file, so each has its own base.
 */
const compileSheet: Plugin = {
  postcssPlugin: 'tailwind-of-demos',
  async Once(root, helpers) {
    if (!isSheet(root)) {
      return;
    }
    const base = path.resolve(path.dirname(root.source!.input.file!), readFolder(root));
    const { plugins } = tailwindcss({ base, optimize: false }) as unknown as {
      plugins: OncePlugin[];
    };
    for (const plugin of plugins) {
      await plugin.Once?.(root, helpers);
    }
  },
};

/** Tailwind for the style sheets of demos; the site itself doesn't use it. */
export const tailwindPlugins: AcceptedPlugin[] = [compileSheet, scopeReset];
