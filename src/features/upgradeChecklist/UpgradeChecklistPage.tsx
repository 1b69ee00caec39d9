import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageHead } from '@site/src/components/PageHead';
import page from '@site/src/components/page.module.css';
import type { GuideOutline } from '@site/src/lib/contracts/upgradeChecklist';
import { CHECKLIST_PATH } from '@site/src/lib/upgradeChecklist/checklistPath';
import Layout from '@theme/Layout';
import { PlainGuides } from './PlainGuides';
import { t } from './texts';
import { UpgradeChecklist } from './UpgradeChecklist';
import styles from './UpgradeChecklistPage.module.css';

/** Everything to do between two majors, for the products and features in the URL. */
export function UpgradeChecklistPage({ guides }: { guides: readonly GuideOutline[] }) {
  // The same page is served for all URLs, and the steps are fetched.
  const isBrowser = useIsBrowser();
  const title = t('title');
  return (
    <Layout title={title} description={t('description')}>
      <PageHead path={CHECKLIST_PATH} title={title} />
      <main className={`theme-doc-markdown markdown ${page.page}`}>
        <header>
          <h1 className={page.title}>{title}</h1>
          <p className={`${page.lead} description`}>{t('lead')}</p>
        </header>
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        <div className={`${styles.tool} wide`}>
          {isBrowser && <UpgradeChecklist guides={guides} />}
        </div>
        <PlainGuides guides={guides} />
      </main>
    </Layout>
  );
}
