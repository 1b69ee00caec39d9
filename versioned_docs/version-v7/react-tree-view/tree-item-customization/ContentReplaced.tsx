import { styled } from '@mui/material/styles';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
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

const CourseRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBlockEnd: 4,
  padding: 8,
  borderRadius: 8,
  border: '1px solid var(--mui-palette-divider)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  [`&.${treeItemClasses.expanded}`]: {
    backgroundColor: 'var(--mui-palette-action-selected)',
  },
  [`&.${treeItemClasses.selected}`]: {
    borderColor: 'var(--mui-palette-primary-main)',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
  },
  [`&.${treeItemClasses.focused}`]: {
    outline: '2px solid var(--mui-palette-text-primary)',
  },
  [`&.${treeItemClasses.disabled}`]: {
    borderStyle: 'dashed',
    color: 'var(--mui-palette-text-disabled)',
  },
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
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
