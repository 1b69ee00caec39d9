// Change: keeps Docusaurus' colour mode in step with the reader's preferences.
import { ColorModeSync } from '@site/src/features/preferences';
import LayoutProvider from '@theme-original/Layout/Provider';
import type { ReactNode } from 'react';

export default function LayoutProviderWithPreferences({ children }: { children: ReactNode }) {
  return (
    <LayoutProvider>
      <ColorModeSync />
      {children}
    </LayoutProvider>
  );
}
