import texts from '@site/i18n/en/demo.json';
import type { DemoManifest } from '@site/src/lib/contracts/demos';
import type { CSSProperties } from 'react';
import { createTranslate } from '../i18n';
import styles from './Demo.module.css';

const t = createTranslate({ en: texts });

interface StaticPanelProps {
  demo: DemoManifest;
  showsPreview: boolean;
  /** Given when the code did not arrive. */
  onRetry?: () => void;
}

function ServedCode({ html }: { html: string }) {
  return (
    <pre className={styles.pre} dangerouslySetInnerHTML={{ __html: `<code>${html}</code>` }} />
  );
}

/**
 * The demo's name and preview as served: what a reader without JavaScript sees, and what keeps
 * the room for toolbar and code until they come. The browser's build has no code to render here;
 * it leaves the served one alone.
 */
export function StaticPanel({ demo, showsPreview, onRetry }: StaticPanelProps) {
  const { name, previewLines, staticCode } = demo;
  const hasPreview = showsPreview && previewLines > 0;
  const html = staticCode?.html ?? '';
  return (
    <>
      <div className={styles.strip}>
        <span className={styles.name}>{`${name}.tsx`}</span>
        {onRetry && (
          <span role="alert" className={styles.notLoaded}>
            {t('codeNotLoaded')}{' '}
            <button type="button" className={styles.button} onClick={onRetry}>
              {t('retry')}
            </button>
          </span>
        )}
      </div>
      {hasPreview && (
        <div className={styles.code}>
          <pre
            className={styles.pre}
            style={{ '--lines': previewLines } as CSSProperties}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: html && `<code>${html}</code>` }}
          />
        </div>
      )}
      {!hasPreview && (
        // Never a text in the browser: React would compare it with the served markup.
        <noscript>{html ? <ServedCode html={html} /> : null}</noscript>
      )}
    </>
  );
}
