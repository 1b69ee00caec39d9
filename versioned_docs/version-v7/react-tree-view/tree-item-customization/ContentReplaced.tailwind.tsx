import * as React from 'react';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

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
  'mb-1 flex cursor-pointer items-center gap-2 rounded-lg border p-2',
  'border-(--mui-palette-divider) bg-(--mui-palette-background-paper)',
  'hover:bg-(--mui-palette-action-hover)',
  '[&.Mui-expanded]:bg-(--mui-palette-action-selected)',
  '[&.Mui-selected]:border-(--mui-palette-primary-main)',
  '[&.Mui-selected]:shadow-[inset_0_0_0_1px_var(--mui-palette-primary-main)]',
  '[&.Mui-focused]:outline-2 [&.Mui-focused]:outline-(--mui-palette-text-primary)',
  '[&.Mui-disabled]:border-dashed [&.Mui-disabled]:text-(--mui-palette-text-disabled)',
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
      slots={{ item: TreeItem2 }}
      slotProps={{ item: { slots: { content: CourseRow } } }}
      isItemDisabled={isFull}
      defaultExpandedItems={['pottery']}
      defaultSelectedItems="wheel"
      className="w-full max-w-90"
    />
  );
}
