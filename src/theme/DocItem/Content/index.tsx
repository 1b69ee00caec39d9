// Change: replaced. Title with its badges, the description as lead, the page's actions, and the
// table of contents on phones.
import { useDoc, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import texts from '@site/i18n/en/frame.json';
import { BreakableName } from '@site/src/components/BreakableName';
import { AdProvider } from '@site/src/features/ads';
import { PageActions } from '@site/src/features/pageActions';
import { listBadges, Badge, OutsidePlan, type BadgeFields } from '@site/src/features/plans';
import { createTranslate } from '@site/src/lib/createTranslate';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import TOCItems from '@theme/TOCItems';
import { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

const t = createTranslate({ en: texts });

/** The badges of this page: those of its navigation entry, or else those in its front matter. */
function useBadges(frontMatter: BadgeFields): BadgeFields {
  const entry = useSidebarBreadcrumbs()?.at(-1);
  return { ...frontMatter, ...(entry?.customProps as BadgeFields | undefined) };
}

/** How many characters of the title fit on a phone. */
const TITLE_MAX_LENGTH = 19;

/**
 * A longer table of contents is only served once, next to the text; the collapsed one is filled
 * when it's opened.
 */
const SERVED_TWICE_LIMIT = 60;

function FoldedContents({ toc }: Pick<ReturnType<typeof useDoc>, 'toc'>) {
  const [isFull, setIsFull] = useState(toc.length <= SERVED_TWICE_LIMIT);
  const items = isFull ? toc : toc.filter(({ level }) => level === 2);
  return (
    <details className={styles.contents} onToggle={() => setIsFull(true)}>
      <summary>{t('tableOfContents')}</summary>
      <nav aria-label={t('pageTOC')}>
        <TOCItems toc={items} className={styles.list} linkClassName={styles.link} />
      </nav>
    </details>
  );
}

export default function DocItemContent({ children }: { children: ReactNode }) {
  const { metadata, frontMatter, toc } = useDoc();
  const fields = useBadges(frontMatter as BadgeFields);
  const { disableAd } = frontMatter as { disableAd?: boolean };
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <AdProvider isDisabled={disableAd}>
      <div className="theme-doc-markdown markdown">
        <header className={styles.header}>
          <div className={styles.title}>
            <Heading as="h1">
              <BreakableName name={metadata.title} maxLength={TITLE_MAX_LENGTH} />
            </Heading>
            {listBadges(fields).map((kind) => (
              <Badge key={kind} kind={kind} />
            ))}
          </div>
          <p className={`${styles.lead} description`}>{metadata.description}</p>
          <OutsidePlan plan={fields.plan} subject="page" />
          <PageActions permalink={metadata.permalink} />
        </header>
        {hasContents && <FoldedContents toc={toc} />}
        <MDXContent>{children}</MDXContent>
      </div>
    </AdProvider>
  );
}
