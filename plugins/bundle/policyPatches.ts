import path from 'node:path';

const LOADER = path.join(__dirname, 'replaceCodeLoader.cjs');

/**
 * Rules for modules of libraries that do what the policy of the site forbids: text in style elements,
 * where rules that are inserted and sheets that are adopted need no permission, and text run as code.
 */
export const POLICY_PATCHES = [
  {
    // The grid's variables.
    test: /[\\/]@mui[\\/]x-data-grid[\\/](?:\w+[\\/])*css[\\/]context\.js$/,
    loader: LOADER,
    options: {
      code: '_jsx("style",',
      replacement: '_jsx(InsertedStyle,',
      imports: "import { InsertedStyle } from '@site/src/components/InsertedStyle';\n",
    },
  },
  {
    // The editor adopts its sheet in shadow roots alone.
    test: /[\\/]style-mod[\\/]src[\\/]style-mod\.js$/,
    loader: LOADER,
    options: {
      code: '!root.head && root.adoptedStyleSheets',
      replacement: 'root.adoptedStyleSheets',
    },
  },
  {
    // Whether filters may be compiled is found out by trying. Version 5 never compiles them.
    test: /[\\/]@mui[\\/]x-data-grid[\\/](?:\w+[\\/])*filter[\\/]gridFilterUtils\.js$/,
    exclude: /[\\/]version-v5[\\/]/,
    loader: LOADER,
    options: { code: "new Function('return true')()", replacement: 'false' },
  },
];
