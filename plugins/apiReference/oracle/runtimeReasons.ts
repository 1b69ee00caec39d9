import type { ApiProductId } from '../../../src/lib/contracts/api';

/** Why the model is right to differ from the running packages. */
interface RuntimeReason {
  product: ApiProductId;
  differences: readonly string[];
  reason: string;
}

export const RUNTIME_REASONS: readonly RuntimeReason[] = [
  {
    product: 'date-pickers',
    differences: ['v5 StaticDateRangePicker: takes a ref'],
    reason:
      'Its code passes the ref to the same component that drops it in the other static pickers; it isn’t rendered here.',
  },
  {
    product: 'tree-view',
    differences: ['v7 TreeView: the slot root is not filled by SimpleTreeViewRoot'],
    reason: 'It’s filled by a component styled from that one, which the packages don’t export.',
  },
  {
    product: 'charts',
    differences: [
      'v8 FunnelSection: the class data-index is .MuiFunnelSection-data-index, says nothing',
    ],
    reason: 'Its type leaves the key out. Sections have the class with a step number appended.',
  },
];
