import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  getTemplatePicture,
  TEMPLATE_PICTURE_MODES,
  TEMPLATE_PICTURE_SIZE,
} from '@site/src/lib/templatePicture';
import { useState } from 'react';
import { t } from '../texts';
import type { TemplateSlug } from '../templates';
import styles from './TemplatePicture.module.css';

/**
 * An image of a template in the reader's mode. The build captures the images in a browser
 * (scripts/templatePictures); without them, the frame is empty.
 */
export function TemplatePicture({ slug }: { slug: TemplateSlug }) {
  const root = useBaseUrl('/');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <span className={styles.frame}>
      {!isMissing &&
        TEMPLATE_PICTURE_MODES.map((mode) => (
          <img
            key={mode}
            className={styles[mode]}
            src={root + getTemplatePicture(slug, mode)}
            alt={t('picture', { title: t(`${slug}.title`) })}
            loading="lazy"
            decoding="async"
            {...TEMPLATE_PICTURE_SIZE}
            onError={() => setIsMissing(true)}
          />
        ))}
    </span>
  );
}
