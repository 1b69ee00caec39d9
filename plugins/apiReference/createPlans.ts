import type { ApiPlans } from '../../nav/api';
import type { ApiProduct } from '../../src/lib/contracts/api';

/** The components and types among a product's reference pages that require a paid plan. */
export function createPlans(model: ApiProduct, names: readonly string[]): ApiPlans {
  const plans = new Map(
    [...model.components, ...model.interfaces].map(({ name, plan }) => [name, plan]),
  );
  const pick = (plan: keyof ApiPlans) => names.filter((name) => plans.get(name) === plan);
  return { pro: pick('pro'), premium: pick('premium') };
}
