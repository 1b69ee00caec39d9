import Head from '@docusaurus/Head';
import { useColorMode } from '@docusaurus/theme-common';
import { DEFAULT_LANGUAGE } from '@site/src/lib/paths';
import { useEffect } from 'react';
import type { PaletteMode } from './colorMode';
import { getPreferences } from './preferencesStore';
import { usePreferences } from './usePreferences';

/** Docusaurus' setter; its second argument is missing in the published types. */
type SetColorMode = (mode: PaletteMode, options: { persist: boolean }) => void;

/** Keeps Docusaurus' own idea of colour mode and direction equal to the reader's choice. */
export function PreferencesSync() {
  const { theme } = usePreferences();
  const setColorMode = useColorMode().setColorMode as SetColorMode;

  useEffect(() => {
    // Read now: while hydrating, the state above is still that of the served HTML.
    setColorMode(getPreferences().theme.paletteMode, { persist: false });
  }, [theme.paletteMode, setColorMode]);

  return (
    <Head>
      <html lang={DEFAULT_LANGUAGE} dir={theme.direction} />
    </Head>
  );
}
