import useBaseUrl from '@docusaurus/useBaseUrl';
import { eventAttributes } from '@site/src/lib/eventAttributes';
import type { ReactNode } from 'react';
import { getPackName, getPackPage, isOutdated } from './describePack';
import { formatSize } from './formatSize';
import styles from './OfflinePage.module.css';
import {
  cancelPack,
  type Failure,
  isSamePack,
  keepPack,
  type PacksState,
  type Work,
} from './packs/packsStore';
import type { StoredPack } from './packs/packStorage';
import { t } from './texts';

function Progress({ name, done, total }: { name: string; done: number; total?: number }) {
  return (
    <div className={styles.progress}>
      <progress
        aria-label={t('work.label', { name })}
        max={total ?? 1}
        value={total === undefined ? undefined : done}
      />
      <span className={styles.quiet}>
        {total === undefined
          ? t('work.preparing')
          : t('work.progress', { done: formatSize(done), total: formatSize(total) })}
      </span>
    </div>
  );
}

function describe(pack: StoredPack, offered: PacksState['offered']): string {
  const { isComplete, size, pages, present } = pack;
  const values = { size: formatSize(size), pages, done: formatSize(present) };
  if (!isComplete) {
    return t('list.partial', values);
  }
  return t(isOutdated(pack, offered) ? 'list.outdated' : 'list.complete', values);
}

interface PackRowProps {
  pack: StoredPack;
  offered: PacksState['offered'];
  work: Work | undefined;
  failure: Failure | undefined;
  onDelete: () => void;
}

type Act = 'update' | 'resume' | 'delete' | 'cancel';

/** One pack: how much of it is stored, and what can be done with it. */
export function PackRow({ pack, offered, work, failure, onDelete }: PackRowProps) {
  const name = getPackName(pack);
  const page = useBaseUrl(getPackPage(pack));
  const label = `${pack.version}/${pack.product}`;
  const isOwnWork = isSamePack(work?.pack, pack);
  const createButton = (act: Act, onClick: () => void): ReactNode => (
    <button
      key={act}
      type="button"
      className={styles.plainButton}
      aria-label={t(`list.${act}Label`, { name })}
      onClick={onClick}
      {...eventAttributes({ category: 'offline', action: act, label })}
    >
      {t(`list.${act}`)}
    </button>
  );
  const store = () => void keepPack(pack);
  const act = !pack.isComplete ? 'resume' : isOutdated(pack, offered) ? 'update' : undefined;
  return (
    <li className={styles.pack}>
      <div className={styles.about}>
        <h3 className={styles.name}>{name}</h3>
        {isOwnWork ? (
          <Progress name={name} done={work!.done} total={work!.total} />
        ) : (
          <p className={styles.quiet}>{describe(pack, offered)}</p>
        )}
        {failure && (
          <p role="alert" className={styles.failure}>
            {t(`failure.${failure}`)}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {pack.isComplete && (
          // A full page load: its scripts may be from a different build than this page's.
          <a href={page} className={styles.plainButton} aria-label={t('list.openLabel', { name })}>
            {t('list.open')}
          </a>
        )}
        {isOwnWork && createButton('cancel', cancelPack)}
        {!work && act && offered && createButton(act, store)}
        {!isOwnWork && createButton('delete', onDelete)}
      </div>
    </li>
  );
}
