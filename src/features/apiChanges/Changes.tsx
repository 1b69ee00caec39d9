import useBaseUrl from '@docusaurus/useBaseUrl';
import Link from '@docusaurus/Link';
import { Icon } from '@site/src/components/Icon';
import { getChangesFile } from '@site/src/lib/apiChanges/comparisons';
import type { ApiChangeGroup } from '@site/src/lib/contracts/apiChanges';
import { useDeferredValue, useMemo } from 'react';
import styles from './ApiChangesPage.module.css';
import { ChangesList } from './ChangesList';
import { Controls } from './Controls';
import { countKinds } from './countKinds';
import { Faults } from './Faults';
import { countChanges, filterChanges } from './filterChanges';
import { KindChips } from './KindChips';
import { listMigrationGuides } from './migrationGuides';
import { TextFilter } from './TextFilter';
import { t } from './texts';
import { useChanges } from './useChanges';
import { useQuery } from './useQuery';
import { useTypedText } from './useTypedText';

const NOTHING: readonly ApiChangeGroup[] = [];

function describeCount(count: number, all: number): string {
  if (count !== all) {
    return t('counts.filtered', { count, all });
  }
  return all === 1 ? t('counts.one') : t('counts.many', { count: all });
}

/** The comparison that the address asks for: controls, filters and list. */
export function Changes() {
  const { query: asked, faults, visit, refine } = useQuery();
  const typed = useTypedText(asked.text, (text) => refine({ ...asked, text }));
  const { text } = typed;
  const query = { ...asked, text };
  const { component, kinds } = query;

  const jsonUrl = useBaseUrl(getChangesFile(query, 'json'));
  const markdownUrl = useBaseUrl(getChangesFile(query, 'md'));
  const { changes, hasFailed, retry } = useChanges(jsonUrl);
  const groups = changes?.groups ?? NOTHING;
  const words = useDeferredValue(text);
  const ofAnyKind = useMemo(
    () => filterChanges(groups, { component, text: words, kinds: [] }),
    [groups, component, words],
  );
  const shown = useMemo(
    () => filterChanges(groups, { component, text: words, kinds }),
    [groups, component, words, kinds],
  );
  const guides = listMigrationGuides(query);

  return (
    <>
      <Faults query={query} faults={faults} />
      <Controls query={query} groups={groups} onChange={visit} />
      <TextFilter value={text} onChange={typed.type} />
      <KindChips
        value={kinds}
        counts={countKinds(ofAnyKind)}
        onChange={(value) => refine({ ...query, kinds: value })}
      />
      <div className={styles.summary}>
        <p role="status" className={styles.count}>
          {changes && describeCount(countChanges(shown), countChanges(groups))}
          {!changes && !hasFailed && t('loading')}
        </p>
        {changes && (
          <p className={styles.versions}>
            {t('counts.versions', { from: changes.fromVersion, to: changes.toVersion })}
          </p>
        )}
        <a className={styles.download} href={markdownUrl} download>
          <Icon name="download" />
          {t('download')}
        </a>
      </div>
      {guides.length > 0 && (
        <nav aria-label={t('guides')}>
          <ul className={styles.guides}>
            {guides.map(({ from, to, path }) => (
              <li key={path}>
                <Link to={path}>{t('guide', { from, to })}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {hasFailed && (
        <div role="alert" className={styles.message}>
          <p>{t('failed')}</p>
          <button type="button" className={styles.button} onClick={retry}>
            {t('retry')}
          </button>
        </div>
      )}
      {changes && (
        <ChangesList
          changes={changes}
          groups={shown}
          query={query}
          onReset={() => {
            typed.set('');
            visit({ ...query, component: '', kinds: [], text: '' });
          }}
        />
      )}
    </>
  );
}
