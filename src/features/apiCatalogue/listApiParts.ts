import type { ApiInterface, ApiMember, ApiPlan, ApiProduct } from '@site/src/lib/contracts/api';

export interface ApiPartMember extends ApiMember {
  /** Package that its example imports from, said out. */
  leastPlan: ApiPlan;
}

export interface ApiPart extends ApiInterface {
  members: readonly ApiPartMember[];
}

const PLANS: readonly ApiPlan[] = ['community', 'pro', 'premium'];

function isWithin(part: ApiInterface, other: ApiInterface): boolean {
  return (
    other.members.length > part.members.length &&
    part.members.every(({ name }) => other.members.some((member) => member.name === name))
  );
}

/**
 * The parts of the API object, members of the lower plans first. A part that another one holds
 * whole is left out. The plan of a member is the one that the API object as such gives it:
 * a part can be declared by a package whose own API object does not have it.
 */
export function listApiParts({ apiParts, interfaces }: ApiProduct): ApiPart[] {
  const api = interfaces.find(({ name }) => name === 'GridApi');
  const findPlan = (part: ApiInterface, member: ApiMember) => {
    const known = api?.members.find(({ name }) => name === member.name);
    return known?.plan ?? member.plan ?? (known ? 'community' : part.plan);
  };
  return apiParts
    .filter((part) => !apiParts.some((other) => isWithin(part, other)))
    .map((part) => ({
      ...part,
      members: part.members
        .map((member) => ({ ...member, leastPlan: findPlan(part, member) }))
        .sort((a, b) => PLANS.indexOf(a.leastPlan) - PLANS.indexOf(b.leastPlan)),
    }));
}
