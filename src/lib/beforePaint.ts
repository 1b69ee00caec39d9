import { getLinkSettingsScript } from './linkSettings';
import {
  COLOR_SCHEME_ATTRIBUTE,
  COLOR_SCHEMES,
  DARK_SCHEME_KEY,
  DATE_LIBRARY_ATTRIBUTE,
  DATE_LIBRARY_KEY,
  DIRECTION_ATTRIBUTE,
  DIRECTION_KEY,
  LIGHT_SCHEME_KEY,
  MODE_KEY,
  OLD_VERSION_ATTRIBUTE,
  OLD_VERSION_HIDDEN,
  OLD_VERSION_KEY,
  PLAN_LENS_ATTRIBUTE,
  PLAN_LENS_KEY,
  THEME_COLORS,
} from './preferenceKeys';

/**
 * JavaScript for the top of `<body>`: before anything is painted, it sets the color scheme and
 * direction on the document, the reader's plan and date library, and whether the notice for an old
 * version is hidden; before all that, it stores settings from a link. It's standalone (no imports,
 * works in any browser) and ignores blocked storage. Docusaurus' own attributes follow ours, so
 * that its styles match. Docusaurus writes the language's direction whenever it updates the head;
 * the observer restores the reader's before a frame can show the other one.
 */
export function getBeforePaintScript(): string {
  return `(function () {
  function read(key) { try { return localStorage.getItem(key); } catch (error) { return null; } }
  ${getLinkSettingsScript()}
  var root = document.documentElement;
  var mode = read('${MODE_KEY}');
  var isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  var effective = isDark ? 'dark' : 'light';
  var scheme = read(isDark ? '${DARK_SCHEME_KEY}' : '${LIGHT_SCHEME_KEY}');
  if (${JSON.stringify(COLOR_SCHEMES)}.indexOf(scheme) === -1) scheme = effective;
  root.setAttribute('${COLOR_SCHEME_ATTRIBUTE}', scheme);
  root.setAttribute('data-theme', scheme);
  root.setAttribute('data-theme-choice', mode === 'dark' || mode === 'light' ? mode : 'system');
  root.setAttribute('${DIRECTION_ATTRIBUTE}', read('${DIRECTION_KEY}') === 'rtl' ? 'rtl' : 'ltr');
  root.setAttribute('${PLAN_LENS_ATTRIBUTE}', read('${PLAN_LENS_KEY}') || 'all');
  root.setAttribute('${DATE_LIBRARY_ATTRIBUTE}', read('${DATE_LIBRARY_KEY}') || '');
  function direct() {
    var direction = root.getAttribute('${DIRECTION_ATTRIBUTE}');
    if (root.getAttribute('dir') !== direction) root.setAttribute('dir', direction);
  }
  direct();
  new MutationObserver(direct).observe(root, { attributeFilter: ['dir', '${DIRECTION_ATTRIBUTE}'] });
  var version = /\\/x\\/(v\\d+)\\//.exec(location.pathname);
  if (version && read('${OLD_VERSION_KEY}' + version[1]) === '${OLD_VERSION_HIDDEN}') root.setAttribute('${OLD_VERSION_ATTRIBUTE}', '');
  document.body.classList.add('mode-' + effective);
  document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
    meta.setAttribute('content', ${JSON.stringify(THEME_COLORS)}[effective]);
  });
})();`;
}
