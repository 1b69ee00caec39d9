// Change: preloads the two typefaces that every page begins with, and prefetches on intent only.
import Head from '@docusaurus/Head';
import headingFont from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
import textFont from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2';
import { prefetchOnIntent } from '@site/src/features/navigation';
import { type ReactNode, useLayoutEffect } from 'react';

const useBrowserLayoutEffect = typeof window === 'undefined' ? () => {} : useLayoutEffect;

export default function Root({ children }: { children: ReactNode }) {
  useBrowserLayoutEffect(prefetchOnIntent, []);
  return (
    <>
      <Head>
        {[textFont, headingFont].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
      </Head>
      {children}
    </>
  );
}
