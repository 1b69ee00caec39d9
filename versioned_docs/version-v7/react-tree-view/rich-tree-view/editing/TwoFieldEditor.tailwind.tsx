import * as React from 'react';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { TreeItem2LabelInput } from '@mui/x-tree-view/TreeItem2LabelInput';
import { choir, getChoirLabel, isSinger } from './choir';

const fieldClass =
  'min-w-0 flex-[1_1_0] shadow-[inset_0_-1px_var(--mui-palette-divider)]';

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
    <div role="group" aria-label="Name" className="flex grow gap-2">
      <TreeItem2LabelInput
        {...props}
        className={fieldClass}
        aria-label="Last name"
        value={name.last}
        onChange={(event) => setName({ ...name, last: event.target.value })}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      />
      <TreeItem2LabelInput
        data-element="labelInput"
        className={fieldClass}
        aria-label="First name"
        value={name.first}
        onChange={(event) => setName({ ...name, first: event.target.value })}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      />
    </div>
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
