import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

// The 1.9 makes the curve overshoot, so the rows below swing back.
const easing = { enter: 'cubic-bezier(0.3, 1.9, 0.5, 1)', exit: 'ease-in' };

function SpringGroup(props: CollapseProps) {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const timeout = calm ? 0 : { enter: 500, exit: 200 };
  return <Collapse {...props} easing={easing} timeout={timeout} />;
}

const slots = { groupTransition: SpringGroup };

export default function SpringToggle() {
  return (
    <SimpleTreeView aria-label="Tide tables" defaultExpandedItems={['north']}>
      <TreeItem itemId="north" label="North coast" slots={slots}>
        <TreeItem itemId="gull" label="Gull Point" />
        <TreeItem itemId="mere" label="Meresand" />
        <TreeItem itemId="quay" label="Old Quay" />
        <TreeItem itemId="skerry" label="Skerry Light" />
      </TreeItem>
      <TreeItem itemId="south" label="South coast" slots={slots}>
        <TreeItem itemId="amber" label="Amber Bay" />
        <TreeItem itemId="weir" label="Weir Harbor" />
        <TreeItem itemId="pebble" label="Pebble Cove" />
      </TreeItem>
      <TreeItem itemId="islands" label="Islands" slots={slots}>
        <TreeItem itemId="holm" label="Great Holm" />
        <TreeItem itemId="calf" label="Calf Island" />
        <TreeItem itemId="rook" label="Rook Stack" />
      </TreeItem>
    </SimpleTreeView>
  );
}
