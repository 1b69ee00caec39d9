import controls from '@site/src/components/controls.module.css';
import texts from '@site/i18n/en/demo.json';
import type { DemoManifest } from '@site/src/lib/contracts/demos';
import { createTranslate } from '@site/src/lib/createTranslate';
import type { CSSProperties } from 'react';
import styles from './Demo.module.css';

const t = createTranslate({ en: texts });

interface StaticPanelProps {
  demo: DemoManifest;
  /**
   * Lines of code to reserve space for, with its own and other date libraries; none are shown if
   * its own are 0.
   */
  lines: Record<string, number>;
  /** Whether to also reserve space for the row of tabs. */
  hasTabs: boolean;
  /** Set if the code couldn't be loaded. */
  onRetry?: () => void;
}

function createSizes(lines: Record<string, number>): CSSProperties {
  return Object.fromEntries(
    Object.entries(lines).map(([library, count]) => [`--lines-${library}`, count]),
  );
}

function ServedCode({ html }: { html: string }) {
  return (
    <pre className={styles.pre} dangerouslySetInnerHTML={{ __html: `<code>${html}</code>` }} />
  );
}

/**
 * The demo's name and preview as served: this is what readers without JavaScript see, and it
 * reserves space for toolbar and code until they load. The client bundle has no code to render
 * here; it leaves the served one alone.
 */
export function StaticPanel({ demo, lines, hasTabs, onRetry }: StaticPanelProps) {
  const { name, staticCode } = demo;
  const html = staticCode?.html ?? '';
  return (
    <>
      <div className={styles.strip}>
        <span className={styles.name}>{`${name}.tsx`}</span>
        {onRetry && (
          <span role="alert" className={styles.notLoaded}>
            {t('codeNotLoaded')}{' '}
            <button type="button" className={controls.button} onClick={onRetry}>
              {t('retry')}
            </button>
          </span>
        )}
      </div>
      {lines.own !== 0 && (
        <div className={styles.code}>
          {hasTabs && (
            <div className={styles.files} aria-hidden="true">
              <span className={styles.file}>{`${name}.tsx`}</span>
            </div>
          )}
          <div className={styles.scroll}>
            <pre
              className={styles.pre}
              style={createSizes(lines)}
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: html && `<code>${html}</code>` }}
            />
          </div>
        </div>
      )}
      {lines.own === 0 && (
        // Never text in the browser: React would compare it with the served markup.
        <noscript>{html ? <ServedCode html={html} /> : null}</noscript>
      )}
    </>
  );
}
