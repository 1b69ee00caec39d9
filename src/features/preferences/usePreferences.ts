import { useSyncExternalStore } from 'react';
import {
  getPreferences,
  getServerPreferences,
  subscribeToPreferences,
  type Preferences,
} from './preferencesStore';

/** The reader's choices; during hydration, those of the served HTML. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribeToPreferences, getPreferences, getServerPreferences);
}
