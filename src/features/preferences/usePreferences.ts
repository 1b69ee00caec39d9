import { useSyncExternalStore } from 'react';
import {
  getPreferences,
  SERVER_PREFERENCES,
  subscribeToPreferences,
  type Preferences,
} from './preferencesStore';

const getServerPreferences = () => SERVER_PREFERENCES;

/** The reader's choices; during hydration those of the served HTML. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribeToPreferences, getPreferences, getServerPreferences);
}
