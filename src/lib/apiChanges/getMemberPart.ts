import type { ApiMember } from '../contracts/api';
import type { ApiChangePart } from '../contracts/apiChanges';

/** The grid's API object, whose members are called by apps. */
const API_OBJECT = 'GridApi';

/** Interfaces whose methods are called by apps. */
const CALLED = /(?:Adapter|FieldRef)$/;

/** The part that a member of an interface is to its users. */
export function getMemberPart(owner: string, { signatures }: ApiMember): ApiChangePart {
  if (owner.endsWith('LocaleText')) {
    return 'text';
  }
  if (owner.endsWith('Formats')) {
    return 'format';
  }
  return owner === API_OBJECT || (CALLED.test(owner) && signatures) ? 'method' : 'member';
}
