import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { Icon } from '@site/src/components/Icon';
import { eventAttributes } from '@site/src/lib/eventAttributes';
import { getProduct } from '@site/src/lib/products';
import { useCallback } from 'react';
import { usePreferences } from '../../preferences';
import { formatFrameQuery } from '../frameQuery';
import { getTemplateId, getTemplatePath, type TEMPLATES } from '../templates';
import { t } from '../texts';
import { useTemplateExport } from '../useTemplateExport';
import { useTemplateSources } from '../useTemplateSources';
import styles from './TemplateCard.module.css';
import { TemplatePicture } from './TemplatePicture';

/** One template: its image, its description, what it's made of, and links. */
export function TemplateCard({ template }: { template: (typeof TEMPLATES)[number] }) {
  const { slug, products } = template;
  const id = getTemplateId(template);
  const path = getTemplatePath(slug);
  const title = t(`${slug}.title`);
  const { codeStyling: styling, codeVariant: language } = usePreferences();
  const address = useBaseUrl(path);
  const getUrl = useCallback(() => new URL(address, window.location.href).href, [address]);
  const { send, hasFailed } = useTemplateExport(useTemplateSources(id), {
    title,
    styling,
    language,
    url: getUrl,
  });
  const code = path + formatFrameQuery({ theme: 'custom', isCodeOpen: true });
  const about = <span className="visually-hidden"> {t('of', { title })}</span>;
  return (
    <li className={styles.card}>
      <Link
        to={path}
        className={styles.preview}
        // The link below is the same.
        tabIndex={-1}
        aria-hidden="true"
        {...eventAttributes({ category: 'template', action: 'preview', label: id })}
      >
        <TemplatePicture slug={slug} />
      </Link>
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.description}>{t(`${slug}.description`)}</p>
        <p className={styles.products}>
          {t('uses', {
            products: ['Material UI', ...products.map((name) => getProduct(name).name)].join(', '),
          })}
        </p>
      </div>
      <p className={styles.ways} data-markdown="parts">
        <Link
          to={path}
          className={styles.primary}
          {...eventAttributes({ category: 'template', action: 'preview', label: id })}
        >
          {t('livePreview')}
          {about}
        </Link>
        <button
          type="button"
          className={styles.way}
          onClick={() => send('stackBlitz')}
          {...eventAttributes({ category: 'template', action: 'stackblitz', label: id })}
        >
          <Icon name="bolt" />
          {t('openStackBlitz')}
          {about}
        </button>
        <Link to={code} className={styles.way}>
          {t('viewSource')}
          {about}
        </Link>
      </p>
      <p role="status" className={hasFailed ? styles.failure : 'visually-hidden'}>
        {hasFailed ? t('actionFailed') : ''}
      </p>
    </li>
  );
}
