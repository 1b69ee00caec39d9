import controls from '@site/src/components/controls.module.css';
import { useLibraryVersion } from '@site/src/components/useLibraryVersion';
import { useSiteFields } from '@site/src/components/useSiteFields';
import texts from '@site/i18n/en/demo.json';
import { createTranslate } from '@site/src/lib/createTranslate';
import { createIssueUrl } from './createIssueUrl';
import styles from './Demo.module.css';
import { DemoLoadError } from './loadDemo';

const t = createTranslate({ en: texts });

interface DemoCrashProps {
  name: string;
  error: Error;
  onRetry: () => void;
}

/** Shown instead of a demo that failed, with ways to continue. */
export function DemoCrash({ name, error, onRetry }: DemoCrashProps) {
  const { repositoryUrl } = useSiteFields();
  const version = useLibraryVersion();
  const isLoadError = error instanceof DemoLoadError;
  return (
    <div role="alert" className={styles.message}>
      <p>{isLoadError ? t('notLoaded') : t('failed', { message: error.message })}</p>
      <p className={styles.ways}>
        <button type="button" className={controls.button} onClick={onRetry}>
          {t(isLoadError ? 'retry' : 'restart')}
        </button>
        {!isLoadError && (
          <a
            className={controls.button}
            target="_blank"
            rel="noopener"
            href={createIssueUrl(repositoryUrl, {
              demo: name,
              page: window.location.href,
              version,
              browser: navigator.userAgent,
              message: error.stack ?? error.message,
            })}
          >
            {t('report')}
          </a>
        )}
      </p>
    </div>
  );
}
