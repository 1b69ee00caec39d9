import MusicNoteIcon from '@mui/icons-material/MusicNote';
import { createSvgIcon } from '@mui/material/utils';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const frame =
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z';
const PlusIcon = createSvgIcon(
  <path fillRule="evenodd" d={`${frame}M11 7v4H7v2h4v4h2v-4h4v-2h-4V7Z`} />,
  'Plus',
);
const MinusIcon = createSvgIcon(
  <path fillRule="evenodd" d={`${frame}M7 11v2h10v-2Z`} />,
  'Minus',
);

const slots = {
  expandIcon: PlusIcon,
  collapseIcon: MinusIcon,
  endIcon: MusicNoteIcon,
};
const slotProps = {
  expandIcon: { className: 'text-(--mui-palette-primary-main)' },
  collapseIcon: { className: 'text-(--mui-palette-secondary-main)' },
  endIcon: { className: 'text-(--mui-palette-action-active)' },
};

export default function OwnIcons() {
  return (
    <SimpleTreeView
      aria-label="Orchestra"
      slots={slots}
      slotProps={slotProps}
      defaultExpandedItems={['strings', 'violins']}
    >
      <TreeItem itemId="strings" label="Strings">
        <TreeItem itemId="violins" label="Violins">
          <TreeItem itemId="first" label="First violins" />
          <TreeItem itemId="second" label="Second violins" />
        </TreeItem>
        <TreeItem itemId="violas" label="Violas" />
        <TreeItem itemId="cellos" label="Cellos" />
      </TreeItem>
      <TreeItem itemId="woodwind" label="Woodwind">
        <TreeItem itemId="flutes" label="Flutes" />
        <TreeItem itemId="oboes" label="Oboes" />
        <TreeItem itemId="bassoons" label="Bassoons" />
      </TreeItem>
      <TreeItem itemId="brass" label="Brass">
        <TreeItem itemId="horns" label="Horns" />
        <TreeItem itemId="trombones" label="Trombones" />
      </TreeItem>
      <TreeItem itemId="harp" label="Harp" />
    </SimpleTreeView>
  );
}
