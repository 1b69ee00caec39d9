import * as React from 'react';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import './ContentReplaced.css';

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

const CourseRow = React.forwardRef(function CourseRow(
  props: React.HTMLAttributes<HTMLDivElement>,
  ref: React.Ref<HTMLDivElement>,
) {
  const className = `${props.className} content-replaced-row`;
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
