import badges from '@site/i18n/en/badges.json';
import type { ApiPlan } from '@site/src/lib/contracts/api';

/** A plan badge that is no link: it stands in a summary, which acts by itself. */
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
