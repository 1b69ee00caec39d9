import type { UserProperties, UserProperty } from '@site/src/lib/contracts/analytics';
import { getPreferences, subscribeToPreferences } from '../../preferences';
import { track } from '../track';

/** Rounded to one decimal place, because zooming produces arbitrary fractions. */
export function roundRatio(ratio: number): number {
  return Math.round(ratio * 10) / 10;
}

function readUserProperties(): UserProperties {
  const { color, theme, codeVariant } = getPreferences();
  return {
    codeVariant,
    userLanguage: document.documentElement.lang,
    devicePixelRatio: roundRatio(window.devicePixelRatio),
    colorSchemeOS: color.systemMode,
    colorScheme: theme.paletteMode,
  };
}

/** The properties that have changed, one at a time. */
export function listChanges(
  before: Partial<UserProperties>,
  now: UserProperties,
): readonly UserProperty[] {
  return Object.entries(now)
    .filter(([property, value]) => before[property as keyof UserProperties] !== value)
    .map(([property, value]) => ({ name: 'user_property', property, value }) as UserProperty);
}

/**
 * Calls back whenever the window's pixel ratio changes, after zooming or moving to another screen.
 */
function watchRatio(onChange: () => void): () => void {
  const controller = new AbortController();
  const watch = () => {
    const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const handle = () => {
      onChange();
      // The query was for the previous ratio.
      watch();
    };
    query.addEventListener('change', handle, { once: true, signal: controller.signal });
  };
  watch();
  return () => controller.abort();
}

/** Sends all properties now, and each one again when it changes. */
export function startUserProperties(): () => void {
  let sent: Partial<UserProperties> = {};
  const send = () => {
    const now = readUserProperties();
    const changes = listChanges(sent, now);
    sent = now;
    changes.forEach(track);
  };
  send();
  const ends = [subscribeToPreferences(send), watchRatio(send)];
  return () => ends.forEach((end) => end());
}
