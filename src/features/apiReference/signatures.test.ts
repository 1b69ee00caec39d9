import type { ApiMember, ApiSignature } from '@site/src/lib/contracts/api';
import { getSlotProps, listsSignatures } from './signatures';

const signature: ApiSignature = {
  parameters: [{ name: 'params', type: 'string' }],
  returns: { type: 'void' },
};
const described: ApiSignature = {
  ...signature,
  returns: { type: 'string', description: 'The text.' },
};

function createMember(text: string, rest: Partial<ApiMember> = {}, expanded?: string): ApiMember {
  return { name: 'member', type: { text, expanded }, ...rest };
}

it("lists parameters instead of the type's definition if they say more", () => {
  const text = '(params: string) => void';
  expect(listsSignatures(createMember('Size', {}, "'a' | 'b'"))).toBe(false);
  expect(listsSignatures(createMember('Listener', { signatures: [signature] }, text))).toBe(true);
  expect(listsSignatures(createMember(text, { signatures: [signature] }))).toBe(false);
  expect(listsSignatures(createMember(text, { signatures: [described] }))).toBe(true);
  expect(listsSignatures(createMember(text, { signatures: [signature, signature] }))).toBe(true);
});

it.each([
  ['React.JSXElementConstructor<BarLabelProps>', 'BarLabelProps'],
  ['React.ElementType', undefined],
  ['React.ElementType<any>', undefined],
  ["React.JSXElementConstructor<GridSlotProps['cell']>", undefined],
])('reads the props of a slot from %s', (type, props) => {
  expect(getSlotProps(type)).toBe(props);
});
