import type { ApiMember } from '@site/src/lib/contracts/api';

/** Longer definitions are fetched when the reader asks for them, in characters. */
const INLINE_LENGTH = 160;

/** Whether a member's parameters say more than its type does. */
export function hasSignatureNotes({ type, signatures = [] }: ApiMember): boolean {
  return (
    signatures.length > 1 ||
    signatures.some(
      ({ parameters, returns }) =>
        !type.text.includes('=>') ||
        returns.description !== undefined ||
        parameters.some(({ description }) => description !== undefined),
    )
  );
}

/** What stands behind a type's name, and how it comes: in the page, on demand, or not at all. */
export function getDefinition(
  member: ApiMember,
): { kind: 'inline'; text: string } | { kind: 'fetched' } | undefined {
  const { expanded } = member.type;
  // Parameters that are listed say what a function's definition would.
  const isListed = expanded?.startsWith('(') === true && hasSignatureNotes(member);
  if (expanded === undefined || isListed) {
    return undefined;
  }
  return expanded.length > INLINE_LENGTH
    ? { kind: 'fetched' }
    : { kind: 'inline', text: expanded };
}

/** The props that a slot's component gets, where its type says more than "a component". */
export function getSlotProps(type: string): string | undefined {
  const [, props] = /^(?:React\.)?(?:\w*ElementType|JSXElementConstructor|ComponentType)<(.+)>$/.exec(type) ?? [];
  return props === undefined || /^any$|^\{\}$|^GridSlotProps\[/.test(props) ? undefined : props;
}
