import type { ApiMember } from '../contracts/api';
import type { ApiChangePart } from '../contracts/apiChanges';

/** The grid's API object: its members are what one calls. */
const API_OBJECT = 'GridApi';

/** Interfaces of which apps call what can be called. */
const CALLED = /(?:Adapter|FieldRef)$/;

/** What the member of an interface is to those who use it. */
export function getMemberPart(owner: string, { signatures }: ApiMember): ApiChangePart {
  if (owner.endsWith('LocaleText')) {
    return 'text';
  }
  if (owner.endsWith('Formats')) {
    return 'format';
  }
  return owner === API_OBJECT || (CALLED.test(owner) && signatures) ? 'method' : 'member';
}
