import type { Plugin, PostCssOptions } from '@docusaurus/types';
import type { Root } from 'postcss';
import postcssRTLCSS from 'postcss-rtlcss';
import { Mode } from 'postcss-rtlcss/options';

/** Demos, and packages that only they and other islands use; no page may pay for them up front. */
const ISLANDS =
  /[\\/](docs|versioned_docs)[\\/]|[\\/]node_modules[\\/](@mui|@emotion|stylis|react-transition-group|@popperjs|@floating-ui|dayjs|date-fns|date-fns-jalali|luxon|moment[\w-]*|d3-[\w-]+|@react-spring|exceljs|@ariakit|@codemirror|@lezer|@marijn|style-mod|crelt|w3c-keyname|prettier|sucrase|lines-and-columns|@jridgewell|ts-interface-checker|lz-string|fflate)[\\/]/;

/** Style sheets of demos, Tailwind's, and those of ads but for the space that is reserved for them. */
const ISLAND_SHEETS =
  /[\\/](docs|versioned_docs)[\\/].*\.css$|[\\/]tailwind\.css$|[\\/]features[\\/]ads[\\/](?!Slot)\w+\.module\.css$/;

interface ModuleLike {
  nameForCondition?: () => string | null;
}

/**
 * Mirrors the style sheets of Infima and Docusaurus for `dir="rtl"`. Ours need none of it: they
 * use logical properties.
 */
function createMirror() {
  const mirror = postcssRTLCSS({ mode: Mode.override });
  return {
    postcssPlugin: 'mirror-foreign-styles',
    Once(root: Root, helpers: object) {
      if (/[\\/]node_modules[\\/](infima|@docusaurus)[\\/]/.test(root.source?.input.file ?? '')) {
        (mirror as { Once: (root: Root, helpers: object) => void }).Once(root, helpers);
      }
    },
  };
}

/** Keeps code of the demos out of the chunk that Docusaurus shares between all pages. */
export default function bundlePlugin(): Plugin {
  return {
    name: 'bundle',
    configurePostCss(options: PostCssOptions) {
      return { ...options, plugins: [createMirror(), ...options.plugins] };
    },
    configureWebpack(_config, isServer) {
      const common = {
        name: 'common',
        minChunks: 2,
        priority: -40,
        test: (module: ModuleLike) => !ISLANDS.test(module.nameForCondition?.() ?? ''),
      };
      // Style sheets of demos come with their demos; all others are one file.
      const styles = {
        test: (module: ModuleLike) => !ISLAND_SHEETS.test(module.nameForCondition?.() ?? ''),
      };
      return isServer ? {} : { optimization: { splitChunks: { cacheGroups: { common, styles } } } };
    },
  };
}
