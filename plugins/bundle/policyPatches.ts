import path from 'node:path';

const LOADER = path.join(__dirname, 'replaceCodeLoader.cjs');

/**
 * Rules for library modules that violate the site's content security policy: text in style
 * elements, although inserted rules and adopted style sheets need no permission, and text run as
 * code.
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
    // The editor adopts its style sheet only in shadow roots.
    test: /[\\/]style-mod[\\/]src[\\/]style-mod\.js$/,
    loader: LOADER,
    options: {
      code: '!root.head && root.adoptedStyleSheets',
      replacement: 'root.adoptedStyleSheets',
    },
  },
  {
    // The grid tests whether it may compile filters by trying. Version 5 never compiles them.
    test: /[\\/]@mui[\\/]x-data-grid[\\/](?:\w+[\\/])*filter[\\/]gridFilterUtils\.js$/,
    exclude: /[\\/]version-v5[\\/]/,
    loader: LOADER,
    options: { code: "new Function('return true')()", replacement: 'false' },
  },
];
