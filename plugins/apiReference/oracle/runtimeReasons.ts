import type { ApiProductId } from '../../../src/lib/contracts/api';

/** Why running packages and the model rightly differ. */
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
      'Its code hands the ref to the same part that drops it for the other static pickers; it is not drawn here.',
  },
  {
    product: 'tree-view',
    differences: ['v7 TreeView: the slot root is not filled by SimpleTreeViewRoot'],
    reason: 'It is filled by a component that is styled from that one, which the packages keep.',
  },
  {
    product: 'charts',
    differences: [
      'v8 FunnelSection: the class data-index is .MuiFunnelSection-data-index, says nothing',
    ],
    reason:
      'Its type leaves the key out. Sections have the class with the number of a step after it.',
  },
];
