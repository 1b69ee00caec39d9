import type { GuideOutline } from '@site/src/lib/contracts/upgradeChecklist';
import { formatStart } from './formatChecklist';
import { type Gap, listGaps } from './majors';
import type { Query } from './query';
import { t } from './texts';
import styles from './UpgradeChecklist.module.css';

function describeGap({ product, first }: Gap, { from, to }: Query): string {
  const names = { product: t(`products.${product}`), from: formatStart(from), to };
  return first === undefined
    ? t('gaps.none', names)
    : t('gaps.later', { ...names, first: formatStart(first) });
}

interface GapsProps {
  guides: readonly GuideOutline[];
  query: Query;
}

/** Why a chosen product has no steps, or none at the start. */
export function Gaps({ guides, query }: GapsProps) {
  return (
    <div role="status" className={styles.gaps}>
      {listGaps(guides, query).map((gap) => (
        <p key={gap.product}>{describeGap(gap, query)}</p>
      ))}
    </div>
  );
}
