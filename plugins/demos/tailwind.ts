import tailwindcss from '@tailwindcss/postcss';
import type { AcceptedPlugin, Helpers, Root } from 'postcss';
import { isSheet, scopeReset } from './scopeReset';

/** Tailwind for the one sheet that asks for it; the site itself uses none. */
export function createTailwindPlugins(siteDir: string): AcceptedPlugin[] {
  const { plugins } = tailwindcss({ base: siteDir, optimize: false }) as unknown as {
    plugins: { postcssPlugin: string; Once?: (root: Root, helpers: Helpers) => unknown }[];
  };
  return [
    ...plugins.map((plugin): AcceptedPlugin => ({
      postcssPlugin: plugin.postcssPlugin,
      Once: async (root, helpers) => {
        if (isSheet(root)) {
          await plugin.Once?.(root, helpers);
        }
      },
    })),
    scopeReset,
  ];
}
