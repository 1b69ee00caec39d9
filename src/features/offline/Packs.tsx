import { type PackId } from '@site/src/lib/contracts/offline';
import { useRef } from 'react';
import { getAnnouncedPercent, getPackName } from './describePack';
import { formatSize } from './formatSize';
import styles from './OfflinePage.module.css';
import { PackForm } from './PackForm';
import { PackRow } from './PackRow';
import { deletePack, isSamePack, type PacksState, type Work } from './packs/packsStore';
import type { StoredPack } from './packs/packStorage';
import { t } from './texts';

/**
 * The packs to show: those at least partly stored, and the one being stored, even before its first
 * byte.
 */
function listRows(stored: readonly StoredPack[], work: Work | undefined): StoredPack[] {
  const isListed = !work || stored.some((pack) => isSamePack(pack, work.pack));
  const rest = { size: 0, pages: 0, hash: '', isComplete: false, present: 0 };
  return isListed ? [...stored] : [{ ...work.pack, ...rest }, ...stored];
}

/** What screen readers announce about the current work: each quarter, and the result. */
function getAnnouncement({ work, outcome }: PacksState): string {
  if (work) {
    const percent = getAnnouncedPercent(work.done, work.total);
    return t('work.announced', { name: getPackName(work.pack), percent });
  }
  return outcome ? t(`work.${outcome.kind}`, { name: getPackName(outcome.pack) }) : '';
}

/** What is stored, and a form for storing more. */
export function Packs({ state }: { state: PacksState }) {
  const { stored, offered, work, failure, storage } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = listRows(stored, work);
  const remove = async (pack: PackId) => {
    await deletePack(pack);
    // The button that had it is gone.
    heading.current?.focus();
  };
  return (
    <>
      <PackForm offered={offered} stored={stored} isBusy={work !== undefined} />
      <section aria-labelledby="stored-packs">
        <h2 ref={heading} id="stored-packs" tabIndex={-1} className={styles.heading}>
          {t('list.title')}
        </h2>
        {rows.length === 0 && <p className={styles.quiet}>{t('list.empty')}</p>}
        <ul className={styles.list}>
          {rows.map((pack) => (
            <PackRow
              key={`${pack.version}/${pack.product}`}
              pack={pack}
              offered={offered}
              work={work}
              failure={isSamePack(failure?.pack, pack) ? failure?.reason : undefined}
              onDelete={() => void remove(pack)}
            />
          ))}
        </ul>
        {storage && (
          <p className={styles.quiet}>
            {t('storage.usage', {
              usage: formatSize(storage.usage),
              quota: formatSize(storage.quota),
            })}{' '}
            {stored.length > 0 &&
              t(storage.isPersisted ? 'storage.persisted' : 'storage.notPersisted')}
          </p>
        )}
        <p role="status" className="visually-hidden">
          {getAnnouncement(state)}
        </p>
      </section>
    </>
  );
}
