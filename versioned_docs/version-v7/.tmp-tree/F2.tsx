import type { UseTreeItem2ContentSlotOwnProps } from '@mui/x-tree-view/useTreeItem2';
declare const getContentProps: (props: {
  onClick: () => void;
}) => UseTreeItem2ContentSlotOwnProps;
declare const report: () => void;
export const used = (
  <div>
    <RightRow />
    <WrongRow />
  </div>
);
import { TreeItem2Content } from '@mui/x-tree-view/TreeItem2';

function RightRow() {
  return <TreeItem2Content {...getContentProps({ onClick: report })} />;
}

// The row no longer expands and selects.
function WrongRow() {
  return (
    <TreeItem2Content {...getContentProps({ onClick: report })} onClick={report} />
  );
}
