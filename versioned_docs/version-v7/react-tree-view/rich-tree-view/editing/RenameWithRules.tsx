import * as React from 'react';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEventHandler } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { TreeItem2LabelInput } from '@mui/x-tree-view/TreeItem2LabelInput';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { tracks } from './session';

function findProblem(name: string) {
  if (!name.trim()) {
    return 'A name is required';
  }
  return /\d/.test(name) ? 'Use no digits' : null;
}

const Field = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flexGrow: 1,
});

const NameInput = styled(TreeItem2LabelInput)(({ theme }) => ({
  '&[aria-invalid="true"]:focus': {
    outline: `2px solid ${(theme.vars ?? theme).palette.error.main}`,
  },
}));

function RuleInput(props: React.ComponentProps<typeof TreeItem2LabelInput>) {
  const problem = findProblem(String(props.value));

  return (
    <Field>
      <Tooltip open={problem !== null} title={problem ?? ''} describeChild>
        <NameInput {...props} aria-invalid={problem !== null} />
      </Tooltip>
      {problem ? (
        <ErrorIcon fontSize="small" color="error" />
      ) : (
        <CheckIcon fontSize="small" color="success" />
      )}
    </Field>
  );
}

const RuleItem = React.forwardRef(function RuleItem(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, children } = props;
  const { interactions } = useTreeItem2Utils({ itemId, children });

  const handleKeyDown: TreeViewCancellableEventHandler<
    React.KeyboardEvent<HTMLInputElement>
  > = (event) => {
    if (event.key === 'Enter' && findProblem(event.currentTarget.value)) {
      event.defaultMuiPrevented = true;
    }
  };

  const handleBlur: TreeViewCancellableEventHandler<
    React.FocusEvent<HTMLInputElement>
  > = (event) => {
    if (findProblem(event.currentTarget.value)) {
      event.defaultMuiPrevented = true;
      interactions.handleCancelItemLabelEditing(event);
    }
  };

  return (
    <TreeItem2
      {...props}
      ref={ref}
      slots={{ labelInput: RuleInput }}
      slotProps={{
        labelInput: {
          'aria-label': 'Track name',
          onKeyDown: handleKeyDown,
          onBlur: handleBlur,
        },
      }}
    />
  );
});

export default function RenameWithRules() {
  return (
    <RichTreeView
      aria-label="Session"
      items={tracks}
      slots={{ item: RuleItem }}
      isItemEditable
      experimentalFeatures={{ labelEditing: true }}
      defaultExpandedItems={['drums']}
    />
  );
}
