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
  /** Names the frame for those who do not see it. */
  title: string;
  /** Docs version whose libraries the program runs on: `v8`. */
  version: string;
  /** Height in px that is kept whatever the content wants. */
  minHeight?: number;
  className?: string;
}

/** Height in px until the content has one. */
const FIRST_HEIGHT = 100;

/** Origin of the runner where it is not the site's own; a frame is drawn in the browser alone. */
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
          // The ground shows through only where both documents have one scheme.
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
 * An edited program, running in a document of its own that can do nothing to the page. The
 * former result stays on screen while a program is wrong.
 */
export function RunnerFrame(props: RunnerFrameProps) {
  const { version, program } = props;
  // Tailwind's reset does not leave a document that it has come into.
  const isTailwind = program.styling === 'Tailwind';
  return <Frame key={`${version} ${isTailwind}`} {...props} />;
}
