import { useColorMode } from '@docusaurus/theme-common';
import { useEffect } from 'react';
import type { PaletteMode } from './colorMode';
import { getPreferences } from './preferencesStore';
import { usePreferences } from './usePreferences';

/** Docusaurus' setter; its second argument is missing in the published types. */
type SetColorMode = (mode: PaletteMode, options: { persist: boolean }) => void;

/** Keeps Docusaurus' own idea of the colour mode equal to the reader's choice. */
export function ColorModeSync() {
  const { paletteMode } = usePreferences().theme;
  const setColorMode = useColorMode().setColorMode as SetColorMode;

  useEffect(() => {
    // Read now: while hydrating, the mode above is still that of the served HTML.
    setColorMode(getPreferences().theme.paletteMode, { persist: false });
  }, [paletteMode, setColorMode]);

  return null;
}
