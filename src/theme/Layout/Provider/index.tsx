// Change: keeps Docusaurus' colour mode and direction in step with the reader's preferences.
import { PreferencesSync } from '@site/src/features/preferences';
import LayoutProvider from '@theme-original/Layout/Provider';
import type { ReactNode } from 'react';

export default function LayoutProviderWithPreferences({ children }: { children: ReactNode }) {
  return (
    <LayoutProvider>
      <PreferencesSync />
      {children}
    </LayoutProvider>
  );
}
