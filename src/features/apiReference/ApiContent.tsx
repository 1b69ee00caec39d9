import { useHistory, useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import texts from '@site/i18n/en/api.json';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ApiPageModule } from './apiPageModule';
import { applyStoredLayouts } from './layoutChoice';
import { CONTENT_ATTRIBUTE } from './loadMarkup';
import { getLinkPath, getRouterPath } from './routerPath';
import { startEnhancing } from './startEnhancing';
import { findTarget, TARGET_EVENT } from './targetEvent';
import { useMarkup } from './useMarkup';
// The layouts last: they build on the rest.
import styles from './ApiContent.module.css';
import rows from './rows.module.css';
import cells from './cells.module.css';
import layouts from './layouts.module.css';

const useBrowserLayoutEffect = typeof window === 'undefined' ? () => {} : useLayoutEffect;

/** The router follows the links of static markup, and their pages are fetched on intent. */
function useRouterLinks(ref: RefObject<HTMLElement>): void {
  const history = useHistory();
  useEffect(() => {
    const content = ref.current;
    const follow = (event: MouseEvent) => {
      const path = getRouterPath(event, window.location);
      if (path !== undefined) {
        event.preventDefault();
        history.push(path);
      }
    };
    const preload = ({ target }: PointerEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && getLinkPath(link, window.location) !== undefined) {
        window.docusaurus.preload(link.pathname);
      }
    };
    content?.addEventListener('click', follow);
    content?.addEventListener('pointerover', preload);
    return () => {
      content?.removeEventListener('click', follow);
      content?.removeEventListener('pointerover', preload);
    };
  }, [ref, history]);
}

/** Brings the part that the address names into view, also when it came after the address. */
function useTarget(ref: RefObject<HTMLElement>, html: string): void {
  const location = useLocation();
  useEffect(() => {
    ref.current?.dispatchEvent(new Event(TARGET_EVENT));
  }, [ref, location]);
  useEffect(() => {
    if (html && ref.current) {
      findTarget(ref.current, window.location.hash)?.scrollIntoView();
    }
  }, [ref, html]);
}

function Content({ url, markup }: { url: string; markup: string | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  const { html, status, retry } = useMarkup(ref, url, markup);
  useRouterLinks(ref);
  useTarget(ref, html);
  useBrowserLayoutEffect(() => {
    if (ref.current) {
      applyStoredLayouts(ref.current);
    }
  }, [html]);
  useEffect(
    () => (status === 'here' && ref.current ? startEnhancing(ref.current, url) : undefined),
    [status, html, url],
  );
  return (
    <>
      <div
        ref={ref}
        className={`${styles.content} ${rows.rows} ${cells.cells} ${layouts.layouts} wide`}
        {...{ [CONTENT_ATTRIBUTE]: '' }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {status === 'loading' && (
        <div className={styles.frame}>
          <p role="status" className={styles.waiting}>
            {texts.shell.loading}
          </p>
        </div>
      )}
      {status === 'failed' && (
        <div role="alert" className={styles.frame}>
          <p>{texts.shell.failed}</p>
          <button type="button" onClick={retry}>
            {texts.shell.retry}
          </button>{' '}
          <a href={url}>{texts.shell.reload}</a>
        </div>
      )}
    </>
  );
}

/**
 * The shell of a reference page. What it shows is static: served as HTML and left alone by React,
 * or taken from that HTML after a navigation in the browser.
 */
export function ApiContent({ page }: { page: ApiPageModule }) {
  const { withBaseUrl } = useBaseUrlUtils();
  const { collectAnchor, collectLink } = useBrokenLinks();
  page.anchors?.forEach(collectAnchor);
  page.links?.forEach((link) => collectLink(withBaseUrl(link)));
  return <Content key={page.url} url={withBaseUrl(page.url)} markup={page.markup} />;
}
