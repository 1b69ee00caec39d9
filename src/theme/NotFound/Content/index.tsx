// Change: replaced. Has a title of its own; sends readers of language-prefixed addresses on, and helps the others. A page
// that this build does not know may be one of another docs version: the server decides.
import { useHistory, useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import texts from '@site/i18n/en/frame.json';
import { NOT_FOUND_ATTRIBUTE } from '@site/src/components/usePagePath';
import { useSiteFields } from '@site/src/components/useSiteFields';
import { ProductCards } from '@site/src/features/products';
import { createTranslate } from '@site/src/lib/createTranslate';
import { getLanguageRedirect } from '@site/src/lib/paths';
import Heading from '@theme/Heading';
import { useEffect } from 'react';
import styles from './styles.module.css';

const t = createTranslate({ en: texts });

export default function NotFoundContent() {
  const { pathname, search, hash } = useLocation();
  const history = useHistory();
  const { repositoryUrl } = useSiteFields();
  const target = getLanguageRedirect(pathname);

  useEffect(() => {
    // Came here by a link, not as the first page of a visit.
    if (history.action !== 'POP') {
      window.location.reload();
    } else if (target) {
      history.replace(`${target}${search}${hash}`);
    }
  }, [history, target, search, hash]);

  return (
    <main className={`${styles.page} markdown`} {...{ [NOT_FOUND_ATTRIBUTE]: '' }}>
      <PageMetadata title={t('notFound.title')} />
      <Heading as="h1">{t('notFound.title')}</Heading>
      <p>{t('notFound.lead')}</p>
      <p>{t('notFound.start')}</p>
      <ProductCards includesAll />
      <p>
        {t('notFound.report')} <a href={`${repositoryUrl}/issues`}>{t('notFound.reportLink')}</a>
      </p>
    </main>
  );
}
