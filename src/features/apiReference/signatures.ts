import type { ApiMember, ApiSignature } from '@site/src/lib/contracts/api';

/** Longer definitions are fetched when the reader requests them, in characters. */
const INLINE_LENGTH = 160;

/** What a member's type says beyond its name, and where it comes from: the page or a request. */
export interface TypeDetails {
  /** The definition behind the type's name. */
  definition?: 'inline' | 'fetched';
  /** Parameters and return value. */
  parameters?: 'inline' | 'fetched';
}

function isDescribed({ parameters, returns }: ApiSignature): boolean {
  return (
    returns.description !== undefined ||
    parameters.some(({ description }) => description !== undefined)
  );
}

/** Whether a type shows its parameters and return value. */
export function showsSignature({ type }: ApiMember): boolean {
  return type.text.includes('=>');
}

/**
 * Parameters are listed instead of the definition if they say more than the type. On a heavy page
 * they're fetched on demand, as long definitions are on every page.
 */
export function getTypeDetails(member: ApiMember, isHeavy: boolean): TypeDetails {
  const { type, signatures = [] } = member;
  const isShown = showsSignature(member);
  if (signatures.length > 1 || signatures.some((one) => !isShown || isDescribed(one))) {
    return { parameters: isHeavy ? 'fetched' : 'inline' };
  }
  if (type.expanded === undefined) {
    return {};
  }
  return { definition: type.expanded.length > INLINE_LENGTH ? 'fetched' : 'inline' };
}

/** The props of a slot's component, if its type says more than its name. */
export function getSlotProps(type: string): string | undefined {
  const [, props] =
    /^(?:React\.)?(?:ElementType|JSXElementConstructor|ComponentType)<(.+)>$/.exec(type) ?? [];
  return props === undefined || /^(?:any|\{\}|IconProps|GridSlotProps\[.*)$/.test(props)
    ? undefined
    : props;
}
