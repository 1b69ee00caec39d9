/** The storage keys of the reader's choices, shared by the site and its first-paint script. */

export const MODE_KEY = 'mui-mode';
export const LIGHT_SCHEME_KEY = 'mui-color-scheme-light';
export const DARK_SCHEME_KEY = 'mui-color-scheme-dark';
export const DIRECTION_KEY = 'docs-direction';
export const DENSITY_KEY = 'docs-dense';

export const CODE_VARIANT_COOKIE = 'codeVariant';
export const CODE_STYLING_COOKIE = 'codeStyling';

/** Features outside of this plan are marked; `all` marks nothing. */
export const PLAN_LENS_KEY = 'docs-plan-lens';

/** On the document, for the styles of the marks. */
export const PLAN_LENS_ATTRIBUTE = 'data-plan-lens';

/** Where `<Tabs groupId="date-library">` stores the reader's choice, which demos follow as well. */
export const DATE_LIBRARY_KEY = 'docusaurus.tab.date-library';

/** On the document, for styles that depend on the date library. */
export const DATE_LIBRARY_ATTRIBUTE = 'data-date-library';

export const COLOR_SCHEME_ATTRIBUTE = 'data-mui-color-scheme';

/**
 * `docs-old-version-v7` = `hidden`: the reader has hidden the notice on the pages of that version.
 */
export const OLD_VERSION_KEY = 'docs-old-version-';
export const OLD_VERSION_HIDDEN = 'hidden';

/** On the document while the notice for the current version is hidden. */
export const OLD_VERSION_ATTRIBUTE = 'data-old-version-hidden';

/** The reader's direction, on the document; `dir` follows it, whatever others write. */
export const DIRECTION_ATTRIBUTE = 'data-docs-direction';

/** The theme's color schemes; either may be chosen for either mode. */
export const COLOR_SCHEMES = ['light', 'dark'] as const;

/** Values of the theme-color metadata: the browser's UI around the page. */
export const THEME_COLORS = { light: 'hsl(210, 100%, 42%)', dark: 'hsl(210, 14%, 7%)' };

/** Where the reader has chosen to search, and the page's product and version at the time. */
export const SEARCH_SCOPE_KEY = 'docs-search-scope';
export const SEARCH_VERSION_KEY = 'docs-search-version';
export const SEARCH_PLACE_KEY = 'docs-search-place';

/**
 * In the tab's storage: maps keys to what was stored before a link changed settings, `null` for
 * nothing.
 */
export const SETTINGS_BEFORE_KEY = 'docs-settings-before';
