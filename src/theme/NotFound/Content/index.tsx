// Change: replaced. Has its own title; redirects readers to the page that a URL means, and helps
// the others.
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import texts from '@site/i18n/en/notFound.json';
import { NOT_FOUND_ATTRIBUTE } from '@site/src/components/usePagePath';
import { useSiteFields } from '@site/src/components/useSiteFields';
import { LostHelp, useServerAnswer } from '@site/src/features/lost';
import { ProductCards } from '@site/src/features/products';
import { createTranslate } from '@site/src/lib/createTranslate';
import { DOCS_VERSIONS, getVersionLabel, getVersionRoot } from '@site/src/lib/docsVersions';
import { getProductPage } from '@site/src/lib/productVersions';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

const t = createTranslate({ en: texts });

export default function NotFoundContent() {
  useServerAnswer();
  const { repositoryUrl } = useSiteFields();
  const baseUrl = useBaseUrl('/').slice(0, -1);

  return (
    <main className={`${styles.page} markdown`} {...{ [NOT_FOUND_ATTRIBUTE]: '' }}>
      <PageMetadata title={t('title')} />
      <Heading as="h1">{t('title')}</Heading>
      <p>{t('lead')}</p>
      <LostHelp />
      <p>{t('start')}</p>
      <ProductCards includesAll />
      <p>{t('versions')}</p>
      <ul className={styles.versions}>
        {DOCS_VERSIONS.map((version) => (
          <li key={version}>
            {/* Not the router's link: a version is a separate build. */}
            <a href={`${baseUrl}${getVersionRoot(version)}${getProductPage(undefined)}`}>
              {getVersionLabel(version)}
            </a>
          </li>
        ))}
      </ul>
      <p>
        {t('report')} <a href={`${repositoryUrl}/issues`}>{t('reportLink')}</a>
      </p>
    </main>
  );
}
