import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import page from '@site/src/components/page.module.css';
import { WANTED_PARAMETER } from '@site/src/lib/contracts/offline';
import Layout from '@theme/Layout';
import { readOfflineConfig } from './config';
import { readWantedPath } from './describePack';
import styles from './OfflinePage.module.css';
import { Packs } from './Packs';
import { t } from './texts';
import { usePacks } from './usePacks';

/** The page that the reader requested when the worker redirected here. */
function Wanted({ path }: { path: string }) {
  const href = useBaseUrl(path);
  return (
    <section className={styles.notice} aria-label={t('wanted.title')}>
      <h2>{t('wanted.title')}</h2>
      <p>
        {t('wanted.lead', { path })} <a href={href}>{t('wanted.retry')}</a>
      </p>
    </section>
  );
}

/**
 * The page for storing products to read without a network, which the worker also shows without one.
 */
export function OfflinePage() {
  const { pathname, search } = useLocation();
  // The same page is served for all queries.
  const isBrowser = useIsBrowser();
  const wanted = isBrowser ? readWantedPath(search, WANTED_PARAMETER) : undefined;
  const state = usePacks();
  const { obstacle } = state;
  const host = isBrowser ? (readOfflineConfig()?.host ?? '') : '';
  return (
    <Layout title={t('title')} description={t('description')}>
      <Head>
        {/* What it shows depends on the browser that opens it. */}
        <meta name="robots" content="noindex" />
      </Head>
      <main className={`${page.page} ${styles.page} markdown`}>
        <h1 className={page.title}>{t('title')}</h1>
        <p className={page.lead}>{t('lead')}</p>
        <p className={styles.quiet}>
          {t('limits')} {(!obstacle || obstacle === 'starting') && t('recent')}
        </p>
        <noscript>
          <p className={styles.notice}>{t('needsJavaScript')}</p>
        </noscript>
        {wanted && <Wanted path={wanted} />}
        <div className={styles.stage}>
          {obstacle && obstacle !== 'starting' && (
            <section className={styles.notice} aria-label={t('obstacle.title')}>
              <h2>{t('obstacle.title')}</h2>
              <p>
                {t(`obstacle.${obstacle}`, { host })}{' '}
                {obstacle === 'otherHost' && (
                  <a href={`https://${host}${pathname}`}>{t('obstacle.openThere')}</a>
                )}
              </p>
            </section>
          )}
          {!obstacle && <Packs state={state} />}
        </div>
      </main>
    </Layout>
  );
}
