import * as React from 'react';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const courses: TreeViewBaseItem[] = [
  {
    id: 'pottery',
    label: 'Pottery',
    children: [
      { id: 'wheel', label: 'Throwing on the wheel' },
      { id: 'glaze', label: 'Glazing (full)' },
    ],
  },
  { id: 'weaving', label: 'Weaving' },
];

const rowClass = [
  'mb-1 flex cursor-pointer items-center gap-2 rounded-lg border py-2 pe-2',
  'ps-[calc(8px+var(--TreeView-itemChildrenIndentation)*var(--TreeView-itemDepth))]',
  'border-(--mui-palette-divider) bg-(--mui-palette-background-paper)',
  'hover:bg-(--mui-palette-action-hover)',
  'data-expanded:bg-(--mui-palette-action-selected)',
  'data-selected:border-(--mui-palette-primary-main)',
  'data-selected:shadow-[inset_0_0_0_1px_var(--mui-palette-primary-main)]',
  'data-focused:outline-2 data-focused:outline-(--mui-palette-text-primary)',
  'data-disabled:border-dashed data-disabled:text-(--mui-palette-text-disabled)',
].join(' ');

const CourseRow = React.forwardRef(function CourseRow(
  props: React.HTMLAttributes<HTMLDivElement>,
  ref: React.Ref<HTMLDivElement>,
) {
  const className = `${props.className} ${rowClass}`;
  // The slot gets two props that aren't attributes of a div.
  const divProps: Record<string, unknown> = { ...props };
  delete divProps.status;
  delete divProps.ownerState;
  return <div {...divProps} ref={ref} className={className} />;
});

const isFull = (course: TreeViewBaseItem) => course.id === 'glaze';

export default function ContentReplaced() {
  return (
    <RichTreeView
      aria-label="Courses"
      items={courses}
      slotProps={{ item: { slots: { content: CourseRow } } }}
      isItemDisabled={isFull}
      defaultExpandedItems={['pottery']}
      defaultSelectedItems="wheel"
    />
  );
}
