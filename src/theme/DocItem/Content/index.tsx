// Change: replaced. Title with its marks, the description as lead, and the contents on phones.
import { useDoc, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import texts from '@site/i18n/en/frame.json';
import { createTranslate } from '@site/src/features/i18n';
import { listMarks, Mark, type MarkFields } from '@site/src/features/plans';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import TOCItems from '@theme/TOCItems';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const t = createTranslate({ en: texts });

/** The marks of this page: those of its navigation entry, else those of its front matter. */
function useMarks(frontMatter: MarkFields): MarkFields {
  const entry = useSidebarBreadcrumbs()?.at(-1);
  return { ...frontMatter, ...(entry?.customProps as MarkFields | undefined) };
}

export default function DocItemContent({ children }: { children: ReactNode }) {
  const { metadata, frontMatter, toc } = useDoc();
  const marks = listMarks(useMarks(frontMatter as MarkFields));
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className="theme-doc-markdown markdown">
      <header className={styles.header}>
        <div className={styles.title}>
          <Heading as="h1">{metadata.title}</Heading>
          {marks.map((kind) => (
            <Mark key={kind} kind={kind} />
          ))}
        </div>
        <p className={`${styles.lead} description`}>{metadata.description}</p>
      </header>
      {hasContents && (
        <details className={styles.contents}>
          <summary>{t('tableOfContents')}</summary>
          <nav aria-label={t('pageTOC')}>
            <TOCItems toc={toc} className={styles.list} linkClassName={styles.link} />
          </nav>
        </details>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
