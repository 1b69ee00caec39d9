import marks from '@site/i18n/en/marks.json';
import type { ApiPlan } from '@site/src/lib/contracts/api';

/** A plan mark that is no link: it stands in a summary, which acts by itself. */
export function PlanNote({ plan }: { plan: ApiPlan }) {
  return (
    plan !== 'community' && (
      <span data-plan={plan} title={marks[plan].title}>
        <span aria-hidden="true">{marks[plan].label}</span>
        <span className="visually-hidden">{marks[plan].name}</span>
      </span>
    )
  );
}
