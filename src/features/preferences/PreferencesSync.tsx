import Head from '@docusaurus/Head';
import { useColorMode } from '@docusaurus/theme-common';
import { useEffect } from 'react';
import { getPreferences } from './preferencesStore';
import { usePreferences } from './usePreferences';

/** Keeps Docusaurus' own idea of colour mode and direction equal to the reader's choice. */
export function PreferencesSync() {
  const { theme } = usePreferences();
  const { setColorMode } = useColorMode();

  useEffect(() => {
    // Read now: while hydrating, the state above is still that of the served HTML.
    setColorMode(getPreferences().theme.paletteMode, { persist: false });
  }, [theme.paletteMode, setColorMode]);

  return (
    <Head>
      <html dir={theme.direction} />
    </Head>
  );
}
