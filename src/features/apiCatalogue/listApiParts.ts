import { PLANS } from '@site/src/lib/products';
import type { ApiInterface, ApiMember, ApiPlan, ApiProduct } from '@site/src/lib/contracts/api';

export interface ApiPartMember extends ApiMember {
  /** The member's own plan, or its part's. */
  leastPlan: ApiPlan;
}

export interface ApiPart extends ApiInterface {
  members: readonly ApiPartMember[];
}

function isWithin(part: ApiInterface, other: ApiInterface): boolean {
  return (
    other.members.length > part.members.length &&
    part.members.every(({ name }) => other.members.some((member) => member.name === name))
  );
}

/**
 * The parts of the API object, with the members of lower plans first. A part that is fully included
 * in another one is left out.
 */
export function listApiParts({ apiParts }: ApiProduct): ApiPart[] {
  return apiParts
    .filter((part) => !apiParts.some((other) => isWithin(part, other)))
    .map((part) => ({
      ...part,
      members: part.members
        .map((member) => ({ ...member, leastPlan: member.plan ?? part.plan }))
        .sort((a, b) => PLANS.indexOf(a.leastPlan) - PLANS.indexOf(b.leastPlan)),
    }));
}
