import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEventHandler } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2,
  TreeItem2Label,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2LabelInput } from '@mui/x-tree-view/TreeItem2LabelInput';
import { tracks } from './session';

/** Keys that users press on the buttons don't reach the tree. */
const keepFromTree = (event: React.KeyboardEvent) => event.stopPropagation();

const prevent: TreeViewCancellableEventHandler<React.SyntheticEvent> = (event) => {
  event.defaultMuiPrevented = true;
};

type LabelProps = React.ComponentProps<typeof TreeItem2Label> & { itemId: string };

function PencilLabel({ itemId, children, className, ...props }: LabelProps) {
  const { interactions, status } = useTreeItem2Utils({ itemId, children: null });

  return (
    <TreeItem2Label
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
    </TreeItem2Label>
  );
}

type InputProps = React.ComponentProps<typeof TreeItem2LabelInput> & {
  itemId: string;
};

function ConfirmInput({ itemId, ...props }: InputProps) {
  const { interactions } = useTreeItem2Utils({ itemId, children: null });
  const name = String(props.value).trim();

  return (
    <div className="flex min-h-[30px] grow items-center">
      <TreeItem2LabelInput {...props} />
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
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId } = props;
  const label = { itemId, onDoubleClick: prevent };
  const labelInput = { itemId, 'aria-label': 'Track name', onBlur: prevent };

  return (
    <TreeItem2
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
      experimentalFeatures={{ labelEditing: true }}
      defaultExpandedItems={['guitars']}
    />
  );
}
