import * as React from 'react';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import * as tree from '@mui/x-tree-view/hooks';
// The parts of which the crates of a load are made.
import {
  TreeItem2,
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Root,
} from '@mui/x-tree-view/TreeItem2';
import type { TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import { useTreeItem2, type UseTreeItem2Parameters } from '@mui/x-tree-view/useTreeItem2';
import type { Prop } from './data';

export type { TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

/** An item of the catalog: the year stands beside the name. */
export const TreeItem = React.forwardRef(function TreeItem(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, label, children } = props;
  const { status, publicAPI } = tree.useTreeItem2Utils({ itemId, children });
  const { year }: Prop = publicAPI.getItem(itemId);
  const select = (event: React.MouseEvent) => publicAPI.selectItem({ event, itemId });
  return (
    <TreeItem2
      {...props}
      ref={ref}
      label={
        <>
          {status.selected ? <strong>{label}</strong> : label}
          {year && <Chip size="small" label={year} onClick={select} />}
        </>
      }
    />
  );
});

const CrateContent = styled(TreeItem2Content)(({ theme }) => ({
  padding: theme.spacing(0.5, 1),
  border: `1px solid ${theme.palette.divider}`,
}));

/** An item of a load: crates are sealed. */
export const CrateItem = React.forwardRef(function CrateItem(
  { id, itemId, label, disabled, children }: UseTreeItem2Parameters,
  ref: React.Ref<HTMLLIElement>,
) {
  const {
    getRootProps,
    getContentProps,
    getIconContainerProps,
    getCheckboxProps,
    getLabelProps,
    getGroupTransitionProps,
    status,
  } = useTreeItem2({ id, itemId, label, disabled, children, rootRef: ref });
  const sealed = itemId.startsWith('crate');
  const { visible, checked, disabled: locked, onChange } = getCheckboxProps({ disabled: sealed });
  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...getRootProps()}>
        <CrateContent {...getContentProps()}>
          <TreeItem2IconContainer {...getIconContainerProps()}>
            <TreeItem2Icon status={status} />
          </TreeItem2IconContainer>
          {visible && (
            <input type="checkbox" checked={checked} disabled={locked} onChange={onChange} />
          )}
          <em {...getLabelProps()} />
        </CrateContent>
        {children && <TreeItem2GroupTransition {...getGroupTransitionProps()} />}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
});

export const loadItems = { TreeItem2, CrateItem };
