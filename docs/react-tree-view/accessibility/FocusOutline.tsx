import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { archive } from './archive';

const focusSx = {
  [`& .${treeItemClasses.root}:focus-visible > .${treeItemClasses.content}`]: {
    outline: '2px solid currentColor',
    outlineOffset: '-2px',
  },
};

export default function FocusOutline() {
  return (
    <RichTreeView
      aria-label="Radio archive"
      items={archive}
      defaultExpandedItems={['interviews', 'music']}
      defaultSelectedItems="choir"
      sx={focusSx}
    />
  );
}
