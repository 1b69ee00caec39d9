import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEventHandler } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem,
  TreeItemLabel,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import { tracks } from './session';

/** Keys that users press on the buttons don't reach the tree. */
const keepFromTree = (event: React.KeyboardEvent) => event.stopPropagation();

const prevent: TreeViewCancellableEventHandler<React.SyntheticEvent> = (event) => {
  event.defaultMuiPrevented = true;
};

type LabelProps = React.ComponentProps<typeof TreeItemLabel> & { itemId: string };

function PencilLabel({ itemId, children, className, ...props }: LabelProps) {
  const { interactions, status } = useTreeItemUtils({ itemId });

  return (
    <TreeItemLabel
      {...props}
      className={`${className} flex min-h-[30px] items-center`}
    >
      <span className="grow">{children}</span>
      <IconButton
        size="small"
        aria-label={`Rename ${children}`}
        tabIndex={status.focused ? 0 : -1}
        onClick={(event) => {
          event.stopPropagation();
          interactions.toggleItemEditing();
        }}
        onKeyDown={keepFromTree}
      >
        <EditIcon fontSize="small" />
      </IconButton>
    </TreeItemLabel>
  );
}

type InputProps = React.ComponentProps<typeof TreeItemLabelInput> & {
  itemId: string;
};

function ConfirmInput({ itemId, ...props }: InputProps) {
  const { interactions } = useTreeItemUtils({ itemId });
  const name = String(props.value).trim();

  return (
    <div className="flex min-h-[30px] grow items-center">
      <TreeItemLabelInput {...props} />
      <IconButton
        size="small"
        aria-label="Save the name"
        disabled={!name}
        onClick={(event) => {
          event.stopPropagation();
          interactions.handleSaveItemLabel(event, name);
        }}
        onKeyDown={keepFromTree}
      >
        <CheckIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label="Keep the old name"
        onClick={(event) => {
          event.stopPropagation();
          interactions.handleCancelItemLabelEditing(event);
        }}
        onKeyDown={keepFromTree}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </div>
  );
}

const PencilItem = React.forwardRef(function PencilItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId } = props;
  const label = { itemId, onDoubleClick: prevent };
  const labelInput = { itemId, 'aria-label': 'Track name', onBlur: prevent };

  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ label: PencilLabel, labelInput: ConfirmInput }}
      slotProps={{ label, labelInput }}
    />
  );
});

export default function PencilButtons() {
  return (
    <RichTreeView
      aria-label="Session"
      items={tracks}
      slots={{ item: PencilItem }}
      isItemEditable
      defaultExpandedItems={['guitars']}
    />
  );
}
