import { styled } from '@mui/material/styles';
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

const CourseRow = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    marginBlockEnd: 4,
    paddingBlock: 8,
    paddingInlineStart: `calc(${theme.spacing(1)} + var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth))`,
    paddingInlineEnd: 8,
    borderRadius: 8,
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    cursor: 'pointer',
    '&:hover': { backgroundColor: palette.action.hover },
    '&[data-expanded]': { backgroundColor: palette.action.selected },
    '&[data-selected]': {
      borderColor: palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
    },
    '&[data-focused]': { outline: `2px solid ${palette.text.primary}` },
    '&[data-disabled]': { borderStyle: 'dashed', color: palette.text.disabled },
  };
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
