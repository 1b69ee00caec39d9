import { useHistory, useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
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
  forgetOrigin,
  forgetSwitch,
  readOrigin,
  readSwitchQuery,
  readSwitch,
  rememberOrigin,
  removeSwitchQuery,
} from './versionSwitch';
import styles from './Notice.module.css';

const t = createTranslate({ en: texts });

interface Message {
  text: string;
  /** The page that the reader left. */
  from: string;
  /** Its path, if known. */
  origin?: string;
}

/** The message for a reader who came here from a different page in another version, if they did. */
function createMessage(search: string, version: VersionName): Message | undefined {
  const query = readSwitchQuery(search);
  if (!query) {
    return undefined;
  }
  const left = readSwitch();
  const from = left?.title ?? describePage(query.from);
  const text = t(`switchNotice.${query.reason}`, { from, version: getVersionLabel(version) });
  return { text, from, origin: left?.path };
}

/** Removes the switch from the URL after it has been read, and keeps the way back. */
function useCleanAddress(path: string): void {
  const history = useHistory();
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const query = readSwitchQuery(search);
    const origin = readSwitch();
    // A hash from another version may not exist on this page.
    const isStray = origin && hash && !findTarget(document.documentElement, hash);
    // The build only knows the way back from a page that has another name.
    if (origin && query && query.reason !== 'renamed') {
      rememberOrigin({ page: path, origin: origin.path });
    } else if (readOrigin(path) === undefined) {
      // The reader has gone on from there.
      forgetOrigin();
    }
    forgetSwitch();
    if (isStray || query) {
      history.replace(`${pathname}${removeSwitchQuery(search)}${isStray ? '' : hash}`);
    }
  }, [history, path]);
}

interface VersionSwitchNoticeProps {
  version: VersionName;
  /** Path of the page, without the base URL. */
  path: string;
}

function Note({ version, path }: VersionSwitchNoticeProps) {
  const { search } = useLocation();
  const { withBaseUrl } = useBaseUrlUtils();
  const [message, setMessage] = useState(() => createMessage(search, version));
  useCleanAddress(path);
  if (!message) {
    return null;
  }
  const { text, from, origin } = message;
  return (
    <div className={`${styles.notice} ${styles.switchNotice}`} role="status">
      <p className={styles.text}>
        {text} {origin && <a href={withBaseUrl(origin)}>{t('switchNotice.back', { from })}</a>}
      </p>
      <button
        type="button"
        className={`${controls.iconButton} ${styles.dismiss}`}
        aria-label={t('switchNotice.dismiss')}
        onClick={() => setMessage(undefined)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Tells a reader who switched versions why this isn't the page with the same name. */
export function VersionSwitchNotice(props: VersionSwitchNoticeProps) {
  // Never in the served page, which doesn't know the query; and only for one page.
  return useIsBrowser() && <Note key={props.path} {...props} />;
}
