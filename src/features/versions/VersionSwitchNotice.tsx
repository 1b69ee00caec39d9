import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import texts from '@site/i18n/en/versions.json';
import controls from '@site/src/components/controls.module.css';
import { Icon } from '@site/src/components/Icon';
import { findTarget } from '@site/src/components/staticMarkup/target';
import { createTranslate } from '@site/src/lib/createTranslate';
import { getVersionLabel, type VersionName } from '@site/src/lib/docsVersions';
import { useEffect, useState } from 'react';
import {
  describePage,
  forgetSwitch,
  readSwitchQuery,
  readSwitch,
  removeSwitchQuery,
} from './versionSwitch';
import styles from './Notice.module.css';

const t = createTranslate({ en: texts });

/** What to tell a reader who came here from another page of another version, if so. */
function createText(search: string, version: VersionName): string | undefined {
  const query = readSwitchQuery(search);
  if (!query) {
    return undefined;
  }
  const from = readSwitch()?.title ?? describePage(query.from);
  return t(`switchNotice.${query.reason}`, { from, version: getVersionLabel(version) });
}

/** Takes out of the address what was brought from another version and has been read. */
function useCleanAddress(): void {
  const history = useHistory();
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    // A fragment of another version may be none of this page.
    const isStray = readSwitch() && hash && !findTarget(document.documentElement, hash);
    forgetSwitch();
    if (isStray || readSwitchQuery(search)) {
      history.replace(`${pathname}${removeSwitchQuery(search)}${isStray ? '' : hash}`);
    }
  }, [history]);
}

function Note({ version }: { version: VersionName }) {
  const { search } = useLocation();
  const [text, setText] = useState(() => createText(search, version));
  useCleanAddress();
  if (text === undefined) {
    return null;
  }
  return (
    <div className={`${styles.notice} ${styles.switchNotice}`} role="status">
      <p className={styles.text}>{text}</p>
      <button
        type="button"
        className={`${controls.iconButton} ${styles.dismiss}`}
        aria-label={t('switchNotice.dismiss')}
        onClick={() => setText(undefined)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Tells a reader who changed the version why this is not the page of the same name. */
export function VersionSwitchNotice({ version }: { version: VersionName }) {
  const { pathname } = useLocation();
  // Never in the served page, which knows no query; and for one page only.
  return useIsBrowser() && <Note key={pathname} version={version} />;
}
