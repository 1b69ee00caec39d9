import { type Checklist, listItems } from './createChecklist';
import type { Query } from './query';
import { StepItem } from './StepItem';
import styles from './Steps.module.css';
import { t } from './texts';
import { useTicks } from './ticksStore';
import { Toolbar } from './Toolbar';

interface StepsProps {
  checklist: Checklist;
  query: Query;
}

/** The list: a section for each major, containing a list for each kind of step. */
export function Steps({ checklist, query }: StepsProps) {
  const { ids, isKept } = useTicks();
  const { stages, leftOut } = checklist;
  if (listItems(checklist).length === 0) {
    return <p>{t(query.products.length === 0 ? 'empty.products' : 'empty.steps')}</p>;
  }
  return (
    <>
      <Toolbar checklist={checklist} query={query} ticks={ids} />
      {!isKept && <p role="alert">{t('ticks.notKept')}</p>}
      {leftOut > 0 && (
        <p className={styles.leftOut}>
          {t(leftOut === 1 ? 'leftOut.one' : 'leftOut.many', { count: leftOut })}
        </p>
      )}
      {stages.map(({ to, parts }) => (
        <section key={to} aria-label={t('stage', { to })} className={styles.stage}>
          <h2>{t('stage', { to })}</h2>
          {parts.map(({ kind, items }) => (
            <section key={kind} className={styles.part}>
              <h3>{t(`kinds.${kind}`)}</h3>
              <ol className={styles.steps}>
                {items.map((item) => (
                  <StepItem key={item.id} item={item} isDone={ids.includes(item.id)} />
                ))}
              </ol>
            </section>
          ))}
        </section>
      ))}
    </>
  );
}
