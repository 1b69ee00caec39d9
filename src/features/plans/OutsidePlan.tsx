import { getBadgeTexts, type PlanKind, t } from './badges';
import styles from './OutsidePlan.module.css';

interface OutsidePlanProps {
  /** The plan that the subject requires; nothing is shown for what all readers have. */
  plan: PlanKind | undefined;
  subject: 'page' | 'demo';
}

/** Shown for a page or a demo if the reader's plan (a setting) doesn't include what it requires. */
export function OutsidePlan({ plan, subject }: OutsidePlanProps) {
  return (
    plan && (
      <p className={styles.outside} data-needs={plan} data-markdown="none">
        {t(`outsidePlan.${subject}`, { plan: getBadgeTexts(plan).label })}
      </p>
    )
  );
}
