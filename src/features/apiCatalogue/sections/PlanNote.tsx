import badges from '@site/i18n/en/badges.json';
import type { ApiPlan } from '@site/src/lib/contracts/api';

/** A plan badge without a link, because it's in a summary, which is interactive itself. */
export function PlanNote({ plan }: { plan: ApiPlan }) {
  return (
    plan !== 'community' && (
      <span data-plan={plan} title={badges[plan].title}>
        <span aria-hidden="true">{badges[plan].label}</span>
        <span className="visually-hidden">{badges[plan].name}</span>
      </span>
    )
  );
}
