import type { Helpers, Plugin, Root } from 'postcss';
import postcssRTLCSS from 'postcss-rtlcss';
import { Mode } from 'postcss-rtlcss/options';

/**
 * Mirrors the style sheets of Infima and Docusaurus for `dir="rtl"`. Ours don't need it because
 * they use logical properties.
 */
export function mirrorForeignStyles(): Plugin {
  const mirror = postcssRTLCSS({ mode: Mode.override });
  return {
    postcssPlugin: 'mirror-foreign-styles',
    Once(root: Root, helpers: Helpers) {
      if (/[\\/]node_modules[\\/](infima|@docusaurus)[\\/]/.test(root.source?.input.file ?? '')) {
        (mirror as { Once: (root: Root, helpers: Helpers) => void }).Once(root, helpers);
      }
    },
  };
}
