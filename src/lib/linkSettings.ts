import { COOKIE_MAX_AGE } from './cookies';
import { SETTINGS_BEFORE_KEY } from './preferenceKeys';
import { SETTING_NAMES, SETTINGS, SETTINGS_PARAMETER } from './settings';

/** Maps names to values, keys, and whether they're cookies; compact, because it's in every page. */
function createTable(): Record<string, unknown[]> {
  return Object.fromEntries(
    SETTING_NAMES.map((name) => {
      const { values, keys } = SETTINGS[name];
      return [name, [values, keys, ...('isCookie' in SETTINGS[name] ? [1] : [])]];
    }),
  );
}

/**
 * JavaScript that stores the settings from a link (`?settings=mode:dark,plan:pro`) and removes them
 * from the URL. What was stored before is kept in the tab (`SETTINGS_BEFORE_KEY`), so that the
 * reader can restore it. Unknown settings and values are ignored. Part of the script that runs
 * before the first paint.
 */
export function getLinkSettingsScript(): string {
  return `var given = /[?&]${SETTINGS_PARAMETER}=([^&]*)/.exec(location.search);
  if (given) try {
    var table = ${JSON.stringify(createTable())}, before = {};
    decodeURIComponent(given[1]).split(',').forEach(function (pair) {
      var at = pair.indexOf(':'), value = pair.slice(at + 1), name = pair.slice(0, at);
      var setting = table.hasOwnProperty(name) && table[name];
      if (setting && setting[0].indexOf(value) !== -1) setting[1].forEach(function (key) {
        if (setting[2]) {
          var cookie = new RegExp('(?:^|; )' + key + '=([^;]*)').exec(document.cookie);
          before[key] = cookie && cookie[1];
          document.cookie = key + '=' + value + ';path=/;max-age=${COOKIE_MAX_AGE}';
        } else {
          before[key] = localStorage.getItem(key);
          localStorage.setItem(key, value);
        }
      });
    });
    history.replaceState(history.state, '', location.pathname + location.search.replace(given[0], '').replace(/^&/, '?') + location.hash);
    if (Object.keys(before).length) sessionStorage.setItem('${SETTINGS_BEFORE_KEY}', JSON.stringify(before));
  } catch (error) {}`;
}
