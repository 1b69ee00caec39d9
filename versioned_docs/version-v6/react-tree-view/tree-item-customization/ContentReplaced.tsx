import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import {
  TreeItem,
  useTreeItem,
  type TreeItemContentProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

// The icon opens the item, and the row selects it. The tree handles the keyboard.
const SplitContent = React.forwardRef(function SplitContent(
  props: TreeItemContentProps,
  ref: React.Ref<HTMLDivElement>,
) {
  const { classes, className, nodeId, label, icon, expansionIcon, displayIcon } =
    props;
  const item = useTreeItem(nodeId);

  const states = ['expanded', 'selected', 'focused', 'disabled'] as const;
  const stateClasses = states
    .filter((state) => item[state])
    .map((state) => classes[state]);

  return (
    <Box
      ref={ref}
      className={[className, classes.root, ...stateClasses].join(' ')}
      onMouseDown={item.preventSelection}
      onClick={item.handleSelection}
    >
      <Box
        className={classes.iconContainer}
        onClick={(event: React.MouseEvent<HTMLDivElement>) => {
          event.stopPropagation();
          item.handleExpansion(event);
        }}
      >
        {icon ?? expansionIcon ?? displayIcon}
      </Box>
      <div className={classes.label}>{label}</div>
    </Box>
  );
});

export default function ContentReplaced() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 130 }}>
      <TreeView
        aria-label="Departments"
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
        defaultExpanded={['stage']}
      >
        <TreeItem nodeId="stage" label="Stage" ContentComponent={SplitContent}>
          <TreeItem nodeId="light" label="Light" ContentComponent={SplitContent} />
          <TreeItem nodeId="sound" label="Sound" ContentComponent={SplitContent} />
        </TreeItem>
        <TreeItem nodeId="house" label="House" ContentComponent={SplitContent}>
          <TreeItem nodeId="bar" label="Bar" ContentComponent={SplitContent} />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
