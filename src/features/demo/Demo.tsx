import useBrokenLinks from '@docusaurus/useBrokenLinks';
import texts from '@site/i18n/en/demo.json';
import { useIconFont } from '@site/src/components/useIconFont';
import { useNearViewport } from '@site/src/components/useNearViewport';
import { type CSSProperties, useRef } from 'react';
import { createTranslate } from '../i18n';
import styles from './Demo.module.css';
import { DemoSource } from './DemoSource';
import { LiveDemo } from './LiveDemo';
import type { DemoModule } from './loadDemo';

const t = createTranslate({ en: texts });

interface DemoProps {
  /** What the demo shows; names its frame. */
  title: string;
  /** Heights in px to keep for the running demo, so that nothing moves when it comes. */
  height: number;
  phoneHeight?: number;
  /** Whether the source is open at first. */
  codeOpen?: boolean;
  /** Whether the demo draws with the icon font. */
  iconFont?: boolean;
  /** The four below are filled in by plugins/demos from `src`. */
  name: string;
  source: string;
  javascript: string;
  load: () => Promise<DemoModule>;
}

/** A demo and its source. It starts when the reader comes near. */
export function Demo({
  title,
  height,
  phoneHeight = height,
  codeOpen = false,
  iconFont = false,
  name,
  source,
  javascript,
  load,
}: DemoProps) {
  const ref = useRef<HTMLElement>(null);
  const isNear = useNearViewport(ref);
  useIconFont(iconFont && isNear);
  useBrokenLinks().collectAnchor(name);
  const size = { '--height': `${height}px`, '--phone-height': `${phoneHeight}px` };
  return (
    <section
      ref={ref}
      id={name}
      className={`${styles.demo} wide`}
      aria-label={t('label', { title })}
      data-demo={name}
    >
      <div className={styles.stage} style={size as CSSProperties}>
        <div className={styles.live} data-testid="live">
          {isNear && <LiveDemo load={load} />}
          <noscript>{t('needsJavaScript')}</noscript>
        </div>
      </div>
      <details className={styles.source} open={codeOpen}>
        <summary className={styles.toggle}>
          <span className={styles.closed}>{t('showFullSource')}</span>
          <span className={styles.opened}>{t('hideFullSource')}</span>
          <span className="visually-hidden">: {title}</span>
        </summary>
        <DemoSource typescript={source} javascript={javascript} />
      </details>
    </section>
  );
}
