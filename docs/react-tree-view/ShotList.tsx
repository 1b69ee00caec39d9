import * as React from 'react';
import DragIcon from '@mui/icons-material/DragIndicator';
import LightIcon from '@mui/icons-material/LightbulbOutlined';
import SoundIcon from '@mui/icons-material/MicNoneOutlined';
import SceneIcon from '@mui/icons-material/MovieOutlined';
import CameraIcon from '@mui/icons-material/VideocamOutlined';
import Box from '@mui/material/Box';
import {
  RichTreeViewPro,
  TreeItem,
  useTreeItemModel,
  type TreeItemProps,
  type TreeViewBaseItem,
} from '@mui/x-tree-view-pro';

const icons = {
  scene: SceneIcon,
  camera: CameraIcon,
  sound: SoundIcon,
  light: LightIcon,
};

type Shot = TreeViewBaseItem<{
  id: string;
  label: string;
  kind: keyof typeof icons;
}>;

const shots: Shot[] = [
  {
    id: 'harbor',
    label: 'Harbor at dawn',
    kind: 'scene',
    children: [
      { id: 'gulls', label: 'Gulls over the pier', kind: 'camera' },
      { id: 'ropes', label: 'Close-up of the ropes', kind: 'camera' },
      { id: 'bell', label: 'Ferry bell', kind: 'sound' },
    ],
  },
  {
    id: 'kitchen',
    label: 'Kitchen, night',
    kind: 'scene',
    children: [
      { id: 'lamp', label: 'Lamp above the table', kind: 'light' },
      { id: 'letter', label: 'Hands open the letter', kind: 'camera' },
      { id: 'rain', label: 'Rain on the window', kind: 'sound' },
    ],
  },
  {
    id: 'train',
    label: 'Last train',
    kind: 'scene',
    children: [{ id: 'platform', label: 'Empty platform', kind: 'camera' }],
  },
];

interface ShotLabelProps {
  children: React.ReactNode;
  className?: string;
  kind: Shot['kind'];
}

function ShotLabel({ children, className, kind }: ShotLabelProps) {
  const Icon = icons[kind];

  return (
    <Box
      className={className}
      sx={{ display: 'flex', gap: 1, alignItems: 'center', flexGrow: 1 }}
    >
      <Icon fontSize="small" color="action" />
      <Box sx={{ flexGrow: 1 }}>{children}</Box>
      <DragIcon fontSize="small" color="action" sx={{ cursor: 'grab' }} />
    </Box>
  );
}

const ShotItem = React.forwardRef(function ShotItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { kind = 'scene' } = useTreeItemModel<Shot>(props.itemId) ?? {};

  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ label: ShotLabel }}
      slotProps={{
        label: { kind } as object,
        checkbox: {
          tabIndex: -1,
          slotProps: { input: { 'aria-label': props.label } },
        } as object,
      }}
    />
  );
});

export default function ShotList() {
  return (
    <RichTreeViewPro
      aria-label="Shots by scene"
      items={shots}
      multiSelect
      checkboxSelection
      selectionPropagation={{ parents: true, descendants: true }}
      itemsReordering
      defaultSelectedItems={['gulls', 'ropes', 'lamp']}
      defaultExpandedItems={['harbor', 'kitchen']}
      slots={{ item: ShotItem }}
    />
  );
}
