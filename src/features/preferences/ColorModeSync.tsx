import { useColorMode } from '@docusaurus/theme-common';
import { showColorMode } from '@site/src/lib/docusaurusInternals';
import { useEffect } from 'react';
import { getPreferences } from './preferencesStore';
import { usePreferences } from './usePreferences';

/** Keeps Docusaurus' color mode in sync with the reader's choice. */
export function ColorModeSync() {
  const { paletteMode } = usePreferences().theme;
  const { setColorMode } = useColorMode();

  useEffect(() => {
    // Read now: during hydration, the mode above is still that of the served HTML.
    showColorMode(setColorMode, getPreferences().theme.paletteMode);
  }, [paletteMode, setColorMode]);

  return null;
}
