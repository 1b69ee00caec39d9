import type { ApiMember, ApiSignature } from '@site/src/lib/contracts/api';

/** Longer definitions are fetched when the reader asks for them, in characters. */
const INLINE_LENGTH = 160;

/** What a member's type says beyond its name, and how it comes: in the page, or on demand. */
export interface TypeDetails {
  /** What the type's name stands for. */
  definition?: 'inline' | 'fetched';
  /** Parameters and return. */
  parameters?: 'inline' | 'fetched';
}

function isDescribed({ parameters, returns }: ApiSignature): boolean {
  return (
    returns.description !== undefined ||
    parameters.some(({ description }) => description !== undefined)
  );
}

/** Whether a type shows its parameters and what it returns. */
export function showsSignature({ type }: ApiMember): boolean {
  return type.text.includes('=>');
}

/**
 * Parameters are listed where that says more than the type; they then stand for its definition.
 * On a heavy page they come on demand, as long definitions do on every page.
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

/** The props that a slot's component gets, where its type says more than its name. */
export function getSlotProps(type: string): string | undefined {
  const [, props] =
    /^(?:React\.)?(?:ElementType|JSXElementConstructor|ComponentType)<(.+)>$/.exec(type) ?? [];
  return props === undefined || /^(?:any|\{\}|IconProps|GridSlotProps\[.*)$/.test(props)
    ? undefined
    : props;
}
