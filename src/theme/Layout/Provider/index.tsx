// Change: keeps Docusaurus' color mode in sync with the reader's preferences; adds the page's
// product, which analytics and search read.
import { ProductMetas } from '@site/src/components/ProductMetas';
import { ColorModeSync } from '@site/src/features/preferences';
import LayoutProvider from '@theme-original/Layout/Provider';
import type { ReactNode } from 'react';

export default function LayoutProviderWithPreferences({ children }: { children: ReactNode }) {
  return (
    <LayoutProvider>
      <ColorModeSync />
      <ProductMetas />
      {children}
    </LayoutProvider>
  );
}
