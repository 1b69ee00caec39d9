
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

export function QuietItem(props: TreeItem2Props) {
  return <TreeItem2 {...props} className="quiet-item" />;
}
