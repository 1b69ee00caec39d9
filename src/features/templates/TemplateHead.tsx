import { PageHead } from '@site/src/components/PageHead';
import { TEMPLATES_PATH } from './templates';
import { t } from './texts';

interface TemplateHeadProps {
  /** Without base URL. */
  path: string;
  title: string;
}

/** The head of the gallery and templates; the gallery is the parent of each template. */
export function TemplateHead({ path, title }: TemplateHeadProps) {
  const gallery = { name: t('galleryTitle'), path: TEMPLATES_PATH };
  return (
    <PageHead path={path} title={title} {...(path !== TEMPLATES_PATH && { above: gallery })} />
  );
}
