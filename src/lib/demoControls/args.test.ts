import type { ArgType } from '../contracts/demoControls';
import { findChangedArgs, listArgVariants } from './args';

const argTypes: ArgType[] = [
  { name: 'layout', initial: 'up', control: { type: 'select', options: ['up', 'side', 'down'] } },
  {
    name: 'gap',
    initial: 3,
    defaultValue: 2,
    control: { type: 'range', min: 0, max: 9, step: 1 },
  },
  { name: 'mark', control: { type: 'select', options: ['dot'] } },
  { name: 'still', initial: true, control: { type: 'boolean' } },
  { name: 'title', initial: 'Pie', control: { type: 'text' } },
];

it('covers each value with as few states as possible, starting with the initial one', () => {
  expect(listArgVariants(argTypes)).toEqual([
    { layout: 'up', gap: 3, mark: undefined, still: true, title: 'Pie' },
    { layout: 'side', gap: 2, mark: 'dot', still: false, title: 'Pie' },
    { layout: 'down', gap: 0, mark: undefined, still: true, title: 'Pie' },
    { layout: 'up', gap: 9, mark: 'dot', still: false, title: 'Pie' },
  ]);
});

it('finds the differences from the initial state', () => {
  const args = { layout: 'up', gap: 4, mark: 'dot', still: true, title: 'Pie' };
  expect(findChangedArgs(argTypes, args)).toEqual({ gap: 4, mark: 'dot' });
});
