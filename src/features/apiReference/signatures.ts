import type { ApiMember, ApiSignature } from '@site/src/lib/contracts/api';

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

/** Whether parameters are listed instead of the type's definition: if they say more than the type. */
export function listsSignatures(member: ApiMember): boolean {
  const { signatures = [] } = member;
  return (
    signatures.length > 1 || signatures.some((one) => !showsSignature(member) || isDescribed(one))
  );
}

/** The props of a slot's component, if its type says more than its name. */
export function getSlotProps(type: string): string | undefined {
  const [, props] =
    /^(?:React\.)?(?:ElementType|JSXElementConstructor|ComponentType)<(.+)>$/.exec(type) ?? [];
  return props === undefined || /^(?:any|\{\}|IconProps|GridSlotProps\[.*)$/.test(props)
    ? undefined
    : props;
}
