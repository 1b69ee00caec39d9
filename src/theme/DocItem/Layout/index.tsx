// Change: replaced. Table of contents next to the text in wide windows, collapsed below the title
// elsewhere; feedback below the text.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import texts from '@site/i18n/en/frame.json';
import { PageFeedback } from '@site/src/features/feedback';
import { PageVersions } from '@site/src/features/versions';
import { OTHER_VERSIONS_FIELD, type OtherVersions } from '@site/src/lib/contracts/otherVersions';
import { createTranslate } from '@site/src/lib/createTranslate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import TOCItems from '@theme/TOCItems';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const t = createTranslate({ en: texts });

export default function DocItemLayout({ children }: { children: ReactNode }) {
  const { metadata, frontMatter, toc } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const others = (frontMatter as { [OTHER_VERSIONS_FIELD]?: OtherVersions })[OTHER_VERSIONS_FIELD];
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className={styles.layout}>
      <div className={styles.page}>
        <PageVersions
          path={`/${metadata.permalink.slice(siteConfig.baseUrl.length)}`}
          others={others}
          title={metadata.title}
        />
        <ContentVisibility metadata={metadata} />
        <article>
          <DocBreadcrumbs />
          <DocItemContent>{children}</DocItemContent>
          <PageFeedback key={metadata.permalink} path={metadata.permalink} />
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {hasContents && (
        <nav className={styles.contents} aria-label={t('pageTOC')}>
          <p className={styles.contentsTitle}>{t('tableOfContents')}</p>
          <TOCItems
            toc={toc}
            className={styles.list}
            linkClassName="toc"
            linkActiveClassName={styles.active}
          />
        </nav>
      )}
    </div>
  );
}
