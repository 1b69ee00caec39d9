import Layout from '@theme/Layout';
import page from '@site/src/components/page.module.css';
import { TemplateHead } from '../TemplateHead';
import { TEMPLATES, TEMPLATES_PATH } from '../templates';
import { t } from '../texts';
import styles from './GalleryPage.module.css';
import { TemplateCard } from './TemplateCard';

/** All templates with an image and links. */
export function GalleryPage() {
  const title = t('galleryTitle');
  return (
    <Layout title={title} description={t('galleryDescription')}>
      <TemplateHead path={TEMPLATES_PATH} title={title} />
      <main className={`theme-doc-markdown markdown ${page.page}`} data-wide="">
        <header>
          <h1 className={page.title}>{title}</h1>
          <p className={`${page.lead} description`}>{t('galleryLead')}</p>
        </header>
        <ul className={`${styles.cards} wide`}>
          {TEMPLATES.map((template) => (
            <TemplateCard key={template.slug} template={template} />
          ))}
        </ul>
      </main>
    </Layout>
  );
}
