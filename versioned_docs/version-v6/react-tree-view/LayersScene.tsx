import * as React from 'react';
import Box from '@mui/material/Box';
import { TreeItem, useTreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import {
  CollapseIcon,
  ExpandIcon,
  FrameIcon,
  HideButton,
  ImageIcon,
  ShapeIcon,
  TextIcon,
} from './treeParts';

const icons = {
  frame: FrameIcon,
  image: ImageIcon,
  shape: ShapeIcon,
  text: TextIcon,
};

interface Layer {
  id: string;
  name: string;
  kind: keyof typeof icons;
  children?: Layer[];
}

const layers: Layer[] = [
  {
    id: 'ticket',
    name: 'Ticket',
    kind: 'frame',
    children: [
      {
        id: 'header',
        name: 'Header',
        kind: 'frame',
        children: [
          { id: 'poster', name: 'Poster', kind: 'image' },
          { id: 'title', name: 'Film title', kind: 'text' },
        ],
      },
      { id: 'seat', name: 'Seat number', kind: 'text' },
      { id: 'stub', name: 'Stub edge', kind: 'shape' },
    ],
  },
  {
    id: 'button',
    name: 'Pay button',
    kind: 'frame',
    children: [
      { id: 'pill', name: 'Pill', kind: 'shape' },
      { id: 'caption', name: 'Caption', kind: 'text' },
    ],
  },
];

interface LayerLabelProps {
  layer: Layer;
  hidden: boolean;
  onToggle: () => void;
}

function LayerLabel({ layer, hidden, onToggle }: LayerLabelProps) {
  const { focused } = useTreeItem(layer.id);
  const Icon = icons[layer.kind];

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon color={hidden ? 'disabled' : 'primary'} />
      <Box sx={{ flex: 1, color: hidden ? 'text.secondary' : 'text.primary' }}>
        {layer.name}
      </Box>
      <HideButton
        name={layer.name}
        hidden={hidden}
        reachable={focused}
        onToggle={onToggle}
      />
    </Box>
  );
}

export default function LayersScene() {
  const [hidden, setHidden] = React.useState<string[]>(['stub']);

  const toggle = (id: string) =>
    setHidden((previous) =>
      previous.includes(id)
        ? previous.filter((other) => other !== id)
        : [...previous, id],
    );

  const renderLayer = (layer: Layer) => (
    <TreeItem
      key={layer.id}
      nodeId={layer.id}
      label={
        <LayerLabel
          layer={layer}
          hidden={hidden.includes(layer.id)}
          onToggle={() => toggle(layer.id)}
        />
      }
    >
      {layer.children?.map(renderLayer)}
    </TreeItem>
  );

  return (
    <TreeView
      aria-label="Layers"
      defaultCollapseIcon={<CollapseIcon />}
      defaultExpandIcon={<ExpandIcon />}
      defaultExpanded={['ticket', 'header']}
      defaultSelected="title"
      sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}
    >
      {layers.map(renderLayer)}
    </TreeView>
  );
}
