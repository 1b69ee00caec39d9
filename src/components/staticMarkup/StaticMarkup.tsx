import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { CONTENT_ATTRIBUTE } from './loadMarkup';
import { type Enhance, startEnhancing } from './startEnhancing';
import styles from './StaticMarkup.module.css';
import type { StaticMarkupModule } from './StaticMarkupModule';
import { useMarkup } from './useMarkup';
import { useRouterLinks } from './useRouterLinks';
import { useTarget } from './useTarget';

const useBrowserLayoutEffect = typeof window === 'undefined' ? () => {} : useLayoutEffect;

interface StaticMarkupProps {
  /** Distinguishes it from other static markup on the page. */
  name: string;
  module: StaticMarkupModule;
  className: string;
  texts: { loading: string; failed: string; retry: string; reload: string };
  /** Changes it before it's painted, like a script in served markup. Must be stable. */
  prepare?: (content: HTMLElement) => void;
  /** Loads what makes it interactive. Must be stable. */
  load: () => Promise<Enhance>;
}

function Content({ name, module, className, texts, prepare, load }: StaticMarkupProps) {
  const { url, markup } = module;
  const ref = useRef<HTMLDivElement>(null);
  const { html, status, retry } = useMarkup(ref, { url, name, markup });
  useRouterLinks(ref);
  useTarget(ref, html);
  useBrowserLayoutEffect(() => {
    if (ref.current) {
      prepare?.(ref.current);
    }
  }, [html, prepare]);
  useEffect(
    () => (status === 'here' && ref.current ? startEnhancing(ref.current, load) : undefined),
    [status, html, load],
  );
  return (
    <>
      <div
        ref={ref}
        className={className}
        {...{ [CONTENT_ATTRIBUTE]: name }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {status === 'loading' && (
        <div className={styles.frame}>
          <p role="status" className={styles.waiting}>
            {texts.loading}
          </p>
        </div>
      )}
      {status === 'failed' && (
        <div role="alert" className={styles.frame}>
          <p>{texts.failed}</p>
          <button type="button" onClick={retry}>
            {texts.retry}
          </button>{' '}
          <a href={url}>{texts.reload}</a>
        </div>
      )}
    </>
  );
}

/**
 * The shell of static markup: served as HTML and left alone by React, or extracted from that HTML
 * after a navigation in the browser. Its data is never sent separately.
 */
export function StaticMarkup({ module, ...props }: StaticMarkupProps) {
  const { withBaseUrl } = useBaseUrlUtils();
  const { collectAnchor, collectLink } = useBrokenLinks();
  module.anchors?.forEach(collectAnchor);
  module.links?.forEach((link) => collectLink(withBaseUrl(link)));
  const located = { ...module, url: withBaseUrl(module.url) };
  return <Content key={module.url} module={located} {...props} />;
}
