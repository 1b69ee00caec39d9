import * as React from 'react';
import { styled } from '@mui/material/styles';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { TreeItem2LabelInput } from '@mui/x-tree-view/TreeItem2LabelInput';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { choir, getChoirLabel, isSinger } from './choir';

const Fields = styled('div')({ display: 'flex', gap: 8, flexGrow: 1 });

const Field = styled(TreeItem2LabelInput)(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  boxShadow: `inset 0 -1px ${(theme.vars ?? theme).palette.divider}`,
}));

type FieldsProps = React.ComponentProps<typeof TreeItem2LabelInput> & {
  itemId: string;
};

function NameFields({ itemId, value, ...props }: FieldsProps) {
  const { interactions } = useTreeItem2Utils({ itemId, children: null });
  const [last = '', first = ''] = String(value).split(', ');
  const [name, setName] = React.useState({ first, last });

  const save = (event: React.SyntheticEvent) => {
    if (name.first && name.last) {
      interactions.handleSaveItemLabel(event, `${name.last}, ${name.first}`);
    } else {
      interactions.handleCancelItemLabelEditing(event);
    }
  };

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter') {
      save(event);
    } else if (event.key === 'Escape') {
      interactions.handleCancelItemLabelEditing(event);
    }
  };

  // Moving from one field to the other does not save.
  const handleBlur = (event: React.FocusEvent) => {
    const fields = event.currentTarget.parentElement!;
    if (!fields.contains(event.relatedTarget as Node | null)) {
      save(event);
    }
  };

  return (
    <Fields role="group" aria-label="Name">
      <Field
        {...props}
        aria-label="Last name"
        value={name.last}
        onChange={(event) => setName({ ...name, last: event.target.value })}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      />
      <Field
        data-element="labelInput"
        aria-label="First name"
        value={name.first}
        onChange={(event) => setName({ ...name, first: event.target.value })}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      />
    </Fields>
  );
}

const SingerItem = React.forwardRef(function SingerItem(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  return (
    <TreeItem2
      {...props}
      ref={ref}
      slots={{ labelInput: NameFields }}
      slotProps={{ labelInput: { itemId: props.itemId } as object }}
    />
  );
});

export default function TwoFieldEditor() {
  return (
    <RichTreeView
      aria-label="Choir"
      items={choir}
      getItemLabel={getChoirLabel}
      slots={{ item: SingerItem }}
      isItemEditable={isSinger}
      experimentalFeatures={{ labelEditing: true }}
      defaultExpandedItems={['sopranos']}
    />
  );
}
