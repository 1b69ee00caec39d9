// Change: prefetches only on intent, lets Ctrl+C copy the current code block, asks for consent if
// required, and marks the end of pages.
import { copyOnShortcut } from '@site/src/components/copyOnShortcut';
import { Consent } from '@site/src/features/analytics';
import { prefetchOnIntent } from '@site/src/features/navigation';
import { PAGE_END_ID } from '@site/src/lib/pageEnd';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';

const useBrowserLayoutEffect = typeof window === 'undefined' ? () => {} : useLayoutEffect;

export default function Root({ children }: { children: ReactNode }) {
  useBrowserLayoutEffect(prefetchOnIntent, []);
  useEffect(copyOnShortcut, []);
  return (
    <>
      <Consent />
      {children}
      <span id={PAGE_END_ID} hidden />
    </>
  );
}
