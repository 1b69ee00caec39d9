import { useSiteFields } from '@site/src/components/useSiteFields';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { DemoManifest } from '@site/src/lib/contracts/demos';
import { getMarkdownPath } from '@site/src/lib/markdownPath';
import { getTemplatePath, type TemplateSlug } from '../templates';
import { t } from '../texts';
import styles from './Introduction.module.css';

interface IntroductionProps {
  slug: TemplateSlug;
  demo: DemoManifest;
}

/**
 * The served page's text about a template, until it runs: for readers, search engines and
 * assistants.
 */
export function Introduction({ slug, demo }: IntroductionProps) {
  const { sourceUrl } = useSiteFields();
  const markdown = useBaseUrl(getMarkdownPath(getTemplatePath(slug)));
  const title = t(`${slug}.title`);
  return (
    <main className={styles.introduction}>
      <div className="theme-doc-markdown markdown">
        <header>
          <h1 className={styles.title}>{t('pageTitle', { title })}</h1>
          <p className={`${styles.lead} description`}>{t(`${slug}.description`)}</p>
        </header>
        <section
          aria-label={`${title} demo`}
          className={styles.status}
          data-demo={demo.name}
          data-demo-id={demo.id}
        >
          <p className={styles.starting}>{t('starting')}</p>
          <noscript>
            <p>{t('needsJavaScript')}</p>
            <ul>
              <li>
                <a href={markdown}>{t('readMarkdown')}</a>
              </li>
              <li>
                <a href={`${sourceUrl}docs/templates/${slug}`}>{t('readRepository')}</a>
              </li>
            </ul>
          </noscript>
        </section>
      </div>
    </main>
  );
}
