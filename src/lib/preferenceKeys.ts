/** Names under which the reader's choices are kept, shared by the site and its first-paint script. */

export const MODE_KEY = 'mui-mode';
export const LIGHT_SCHEME_KEY = 'mui-color-scheme-light';
export const DARK_SCHEME_KEY = 'mui-color-scheme-dark';
export const DIRECTION_KEY = 'docs-direction';
export const DENSITY_KEY = 'docs-dense';

export const CODE_VARIANT_COOKIE = 'codeVariant';
export const CODE_STYLING_COOKIE = 'codeStyling';

/** What lies outside this plan is marked as such; `all` marks nothing. */
export const PLAN_LENS_KEY = 'docs-plan-lens';

/** On the document, for the styles that mark. */
export const PLAN_LENS_ATTRIBUTE = 'data-plan-lens';

/** Where `<Tabs groupId="date-library">` keeps the reader's choice, which demos follow too. */
export const DATE_LIBRARY_KEY = 'docusaurus.tab.date-library';

/** On the document, for the styles that choose among code. */
export const DATE_LIBRARY_ATTRIBUTE = 'data-date-library';

export const COLOR_SCHEME_ATTRIBUTE = 'data-mui-color-scheme';

/** `docs-old-version-v7` = `hidden`: the reader wants no notice on the pages of that version. */
export const OLD_VERSION_KEY = 'docs-old-version-';
export const OLD_VERSION_HIDDEN = 'hidden';

/** On the document while the notice of the shown version is hidden. */
export const OLD_VERSION_ATTRIBUTE = 'data-old-version-hidden';

/** Holds the reader's direction on the document; `dir` follows it whatever others write. */
export const DIRECTION_ATTRIBUTE = 'data-docs-direction';

/** The colour schemes of the theme; either may be chosen for either mode. */
export const COLOR_SCHEMES = ['light', 'dark'] as const;

/** Values of the theme-color metas: the browser's own frame around the page. */
export const THEME_COLORS = { light: 'hsl(210, 100%, 42%)', dark: 'hsl(210, 14%, 7%)' };

/** Where the reader has chosen to search, and the page's product and version when that was. */
export const SEARCH_SCOPE_KEY = 'docs-search-scope';
export const SEARCH_VERSION_KEY = 'docs-search-version';
export const SEARCH_PLACE_KEY = 'docs-search-place';

/** In the storage of the tab: key → what was stored before a link brought settings, `null` for nothing. */
export const SETTINGS_BEFORE_KEY = 'docs-settings-before';
