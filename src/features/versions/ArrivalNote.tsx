import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import texts from '@site/i18n/en/versions.json';
import { Icon } from '@site/src/components/Icon';
import { findTarget } from '@site/src/components/staticMarkup/target';
import { getVersionLabel } from '@site/src/lib/docsVersions';
import { useEffect } from 'react';
import { createTranslate } from '../i18n';
import { readArrival, removeArrival, takeSwitch } from './arrival';
import styles from './Notice.module.css';

const t = createTranslate({ en: texts });

/** Drops a fragment that the reader brought from another version and that this page lacks. */
function useFragmentOfAnotherVersion(): void {
  const history = useHistory();
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (takeSwitch() && hash && !findTarget(document.documentElement, hash)) {
      history.replace(pathname + search);
    }
  }, [history]);
}

/** Tells a reader who changed the version why this is not the page of the same name. */
export function ArrivalNote({ version }: { version: string }) {
  const { pathname, search, hash } = useLocation();
  const history = useHistory();
  useFragmentOfAnotherVersion();
  // Never in the served page, which knows no query.
  const arrival = useIsBrowser() ? readArrival(search) : undefined;
  if (!arrival) {
    return null;
  }
  const { from, reason } = arrival;
  return (
    <div className={`${styles.notice} ${styles.arrival}`} role="status">
      <p className={styles.text}>
        {t(`arrival.${reason}`, { from, version: getVersionLabel(version) })}
      </p>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={t('arrival.dismiss')}
        onClick={() => history.replace(`${pathname}${removeArrival(search)}${hash}`)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
