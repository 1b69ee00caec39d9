import { getBadgeTexts, type PlanKind, t } from './badges';
import styles from './OutsidePlan.module.css';

interface OutsidePlanProps {
  /** What the subject needs; nothing is said of what all readers have. */
  plan: PlanKind | undefined;
  subject: 'page' | 'demo';
}

/** Said of a page or a demo while the reader's plan (a setting) does not hold what it needs. */
export function OutsidePlan({ plan, subject }: OutsidePlanProps) {
  return (
    plan && (
      <p className={styles.outside} data-needs={plan} data-markdown="none">
        {t(`outsidePlan.${subject}`, { plan: getBadgeTexts(plan).label })}
      </p>
    )
  );
}
