import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import page from '@site/src/components/page.module.css';
import styles from './ApiChangesPage.module.css';
import { Changes } from './Changes';
import { PlainLists } from './PlainLists';
import { t } from './texts';

/** Everything that differs between two majors of a library, as specified by the URL. */
export function ApiChangesPage() {
  // The same page is served for all URLs, and the list is fetched.
  const isBrowser = useIsBrowser();
  return (
    <Layout title={t('title')} description={t('description')}>
      <main className={`${page.page} ${styles.page}`}>
        <h1 className={page.title}>{t('title')}</h1>
        <p className={page.lead}>{t('lead')}</p>
        {isBrowser ? <Changes /> : <PlainLists />}
      </main>
    </Layout>
  );
}
