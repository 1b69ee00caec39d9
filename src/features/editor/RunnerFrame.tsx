import useBaseUrl from '@docusaurus/useBaseUrl';
import texts from '@site/i18n/en/runner.json';
import controls from '@site/src/components/controls.module.css';
import { getRunnerPath, RUNNER_CONFIG_ID, type RunnerConfig } from '@site/src/lib/contracts/runner';
import { createTranslate } from '@site/src/lib/createTranslate';
import { type CSSProperties, useState } from 'react';
import styles from './RunnerFrame.module.css';
import { useRunner, type RunnerOptions } from './useRunner';

const t = createTranslate({ en: texts });

export interface RunnerFrameProps extends RunnerOptions {
  /** The frame's name for screen readers. */
  title: string;
  /** The docs version whose libraries the program uses: `v8`. */
  version: string;
  /** Minimum height in px, regardless of the content. */
  minHeight?: number;
  className?: string;
}

/** Height in px until the content reports its own. */
const FIRST_HEIGHT = 100;

/** The runner's origin, if it isn't the site's own; a frame is only rendered in the browser. */
function readOrigin(): string {
  const text = document.getElementById(RUNNER_CONFIG_ID)?.textContent;
  return text ? (JSON.parse(text) as RunnerConfig).origin : '';
}

function Frame({ title, version, minHeight = 0, className = '', ...options }: RunnerFrameProps) {
  const [origin] = useState(readOrigin);
  const src = origin + useBaseUrl(getRunnerPath(version));
  const { frame, attempt, state, height, restart, handleLoad } = useRunner(options);
  const size = { '--height': `${Math.max(height || FIRST_HEIGHT, minHeight)}px` };
  const isRunning = state === 'running';
  const isLoading = state === 'loading';
  return (
    <div className={`${styles.runner} ${className}`} style={size as CSSProperties}>
      {(isRunning || isLoading) && (
        <iframe
          key={attempt}
          ref={frame}
          className={isLoading ? styles.hidden : styles.frame}
          title={title}
          src={src}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          // The background only shows through if both documents have the same color scheme.
          style={{ colorScheme: options.theme.mode }}
          onLoad={handleLoad}
        />
      )}
      {isLoading && (
        <p role="status" className={styles.waiting}>
          {t('loading')}
        </p>
      )}
      {!isRunning && !isLoading && (
        <div className={styles.message}>
          <p>{t(state)}</p>
          <button type="button" className={`${controls.button} ${styles.button}`} onClick={restart}>
            {t('restart')}
          </button>
        </div>
      )}
    </div>
  );
}

/**
 * An edited program, running in its own document without access to the page. While a program is
 * broken, the previous result stays on screen.
 */
export function RunnerFrame(props: RunnerFrameProps) {
  const { version, program } = props;
  // Tailwind's reset stays in a document once it's there.
  const isTailwind = program.styling === 'Tailwind';
  return <Frame key={`${version} ${isTailwind}`} {...props} />;
}
