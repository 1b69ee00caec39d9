import type { ApiMember, ApiSignature } from '@site/src/lib/contracts/api';
import { getSlotProps, getTypeDetails } from './signatures';

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

it('keeps short definitions in the page and defers long ones', () => {
  expect(getTypeDetails(createMember('string'), false)).toEqual({});
  expect(getTypeDetails(createMember('Size', {}, "'a' | 'b'"), false)).toEqual({
    definition: 'inline',
  });
  expect(getTypeDetails(createMember('Size', {}, 'a'.repeat(161)), false)).toEqual({
    definition: 'fetched',
  });
});

it("lists parameters instead of the type's definition if they say more", () => {
  const listener = createMember(
    'Listener',
    { signatures: [signature] },
    '(params: string) => void',
  );
  expect(getTypeDetails(listener, false)).toEqual({ parameters: 'inline' });
  expect(getTypeDetails(listener, true)).toEqual({ parameters: 'fetched' });
  const text = '(params: string) => void';
  expect(getTypeDetails(createMember(text, { signatures: [signature] }), false)).toEqual({});
  expect(getTypeDetails(createMember(text, { signatures: [described] }), false)).toEqual({
    parameters: 'inline',
  });
  expect(getTypeDetails(createMember(text, { signatures: [signature, signature] }), false)).toEqual(
    { parameters: 'inline' },
  );
});

it.each([
  ['React.JSXElementConstructor<BarLabelProps>', 'BarLabelProps'],
  ['React.ElementType', undefined],
  ['React.ElementType<any>', undefined],
  ["React.JSXElementConstructor<GridSlotProps['cell']>", undefined],
])('reads the props of a slot from %s', (type, props) => {
  expect(getSlotProps(type)).toBe(props);
});
