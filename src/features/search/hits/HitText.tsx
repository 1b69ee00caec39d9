import { PROSE_KINDS, type SearchHit } from '@site/src/lib/contracts/search';
import { Badge } from '../../plans';
import { getSectionName, t } from '../texts';
import styles from './HitText.module.css';
import { KindIcon } from './KindIcon';
import { Marked } from './Marked';

/** Where a hit is, from near to far: its kind, page, product and version. */
export function listPlaces({ kind, page, also = [], section, version }: SearchHit): string[] {
  const pages = page && also.length > 0 ? t('pages', { page, count: also.length }) : page;
  return [t(`kinds.${kind}`), pages, getSectionName(section), version].filter(
    (place): place is string => place !== undefined,
  );
}

/** The content of a hit, in a list or on a page: it contains no link or control. */
export function HitText({ hit }: { hit: SearchHit }) {
  const { kind, title, plan, excerpt, matches } = hit;
  return (
    <span className={styles.hit}>
      <KindIcon className={styles.icon} kind={kind} />
      <span className={styles.text}>
        <span className={styles.line}>
          <span className={`${styles.title} ${PROSE_KINDS.has(kind) ? '' : styles.code}`}>
            <Marked text={title} matches={matches} />
          </span>
          {plan && plan !== 'community' && (
            <>
              {' '}
              <Badge kind={plan} linked={false} />
            </>
          )}
        </span>{' '}
        <span className={styles.places}>
          {listPlaces(hit).map((place, index) => (
            <span key={index}>
              {index > 0 && <span aria-hidden="true"> · </span>}
              {place}
              {/* For screen readers. */}
              <span className="visually-hidden"> </span>
            </span>
          ))}
        </span>{' '}
        {excerpt && (
          <span className={styles.excerpt}>
            <Marked text={excerpt} matches={matches} />
          </span>
        )}
      </span>
    </span>
  );
}
