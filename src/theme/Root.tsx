// Change: preloads the two typefaces that every page begins with, prefetches on intent only,
// lets Ctrl+C copy the block of code at hand, and asks for consent where it is needed.
import Head from '@docusaurus/Head';
import headingFont from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?wght=600';
import textFont from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?wght=400-700';
import { copyOnShortcut } from '@site/src/components/copyOnShortcut';
import { Consent } from '@site/src/features/analytics';
import { prefetchOnIntent } from '@site/src/features/navigation';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';

const useBrowserLayoutEffect = typeof window === 'undefined' ? () => {} : useLayoutEffect;

export default function Root({ children }: { children: ReactNode }) {
  useBrowserLayoutEffect(prefetchOnIntent, []);
  useEffect(copyOnShortcut, []);
  return (
    <>
      <Head>
        {[textFont, headingFont].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
      </Head>
      <Consent />
      {children}
    </>
  );
}
