import { PageMetadata } from '@docusaurus/theme-common';
import { ProductMetas } from '@site/src/components/ProductMetas';
import type { DemoManifest } from '@site/src/lib/contracts/demos';
import { TemplateHead } from '../TemplateHead';
import { getTemplatePath, type TemplateSlug } from '../templates';
import { t } from '../texts';
import { TemplateFrame } from './TemplateFrame';

interface TemplatePageProps {
  slug: TemplateSlug;
  demo: DemoManifest;
}

/** A template and the bar above it; the template gets the rest of the window. */
export function TemplatePage({ slug, demo }: TemplatePageProps) {
  const title = t('pageTitle', { title: t(`${slug}.title`) });
  return (
    <>
      <PageMetadata title={title} description={t(`${slug}.description`)} />
      <ProductMetas />
      <TemplateHead path={getTemplatePath(slug)} title={title} />
      <TemplateFrame slug={slug} demo={demo} />
    </>
  );
}
