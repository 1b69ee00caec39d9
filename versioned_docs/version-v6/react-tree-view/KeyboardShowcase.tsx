import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { CollapseIcon, ExpandIcon } from './treeParts';

const seeds = [
  {
    id: 'flowers',
    label: 'Flowers',
    children: [
      { id: 'aster', label: 'Aster' },
      { id: 'poppy', label: 'Poppy' },
      { id: 'zinnia', label: 'Zinnia' },
    ],
  },
  {
    id: 'herbs',
    label: 'Herbs',
    children: [
      { id: 'basil', label: 'Basil' },
      { id: 'dill', label: 'Dill' },
    ],
  },
  {
    id: 'vegetables',
    label: 'Vegetables',
    children: [{ id: 'beet', label: 'Beetroot' }],
  },
];

interface Key {
  key: string;
  cap: string;
  name: string;
}

const keys: Key[] = [
  { key: 'Shift', cap: 'Shift', name: 'Shift (hold)' },
  { key: 'Control', cap: 'Ctrl', name: 'Ctrl (hold)' },
  { key: 'a', cap: 'A', name: 'A' },
  { key: '*', cap: '*', name: 'Asterisk' },
  { key: ' ', cap: 'Space', name: 'Space' },
  { key: 'Enter', cap: 'Enter', name: 'Enter' },
  { key: 'Home', cap: 'Home', name: 'Home' },
  { key: 'End', cap: 'End', name: 'End' },
  { key: 'ArrowLeft', cap: '←', name: 'Left arrow' },
  { key: 'ArrowUp', cap: '↑', name: 'Up arrow' },
  { key: 'ArrowDown', cap: '↓', name: 'Down arrow' },
  { key: 'ArrowRight', cap: '→', name: 'Right arrow' },
];

const keySx = {
  flex: '1 0 22%',
  minWidth: 52,
  height: 48,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  typography: 'body2',
  '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
};
const litSx = { bgcolor: 'text.primary', color: 'background.paper' };

export default function KeyboardShowcase() {
  const treeRef = React.useRef<HTMLUListElement>(null);
  const releaseTimer = React.useRef<number>(undefined);
  const [pressed, setPressed] = React.useState<string[]>([]);
  const [held, setHeld] = React.useState<string[]>([]);

  React.useEffect(() => () => window.clearTimeout(releaseTimer.current), []);

  const press = ({ key }: Key) => {
    if (key === 'Shift' || key === 'Control') {
      setHeld((previous) =>
        previous.includes(key)
          ? previous.filter((other) => other !== key)
          : [...previous, key],
      );
      return;
    }
    // The tree itself has the focus, and it knows which item is active.
    treeRef.current?.focus();
    treeRef.current?.dispatchEvent(
      new KeyboardEvent('keydown', {
        key,
        shiftKey: held.includes('Shift'),
        ctrlKey: held.includes('Control'),
        bubbles: true,
        cancelable: true,
      }),
    );
    window.clearTimeout(releaseTimer.current);
    releaseTimer.current = window.setTimeout(() => setPressed([]), 200);
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, width: '100%' }}>
      <TreeView
        ref={treeRef}
        aria-label="Seed catalogue"
        multiSelect
        defaultExpanded={['flowers']}
        defaultCollapseIcon={<CollapseIcon />}
        defaultExpandIcon={<ExpandIcon />}
        onKeyDown={(event) => setPressed((previous) => [...previous, event.key])}
        onKeyUp={(event) =>
          setPressed((previous) => previous.filter((key) => key !== event.key))
        }
        sx={{ flex: '1 1 240px', minWidth: 0, minHeight: 220 }}
      >
        {seeds.map((group) => (
          <TreeItem key={group.id} nodeId={group.id} label={group.label}>
            {group.children.map((seed) => (
              <TreeItem key={seed.id} nodeId={seed.id} label={seed.label} />
            ))}
          </TreeItem>
        ))}
      </TreeView>
      <Box
        role="group"
        dir="ltr"
        aria-label="Keys"
        sx={{
          flex: '1 1 280px',
          display: 'flex',
          flexWrap: 'wrap',
          alignContent: 'start',
          gap: 1,
        }}
      >
        {keys.map((entry) => {
          const { key, cap, name } = entry;
          const isModifier = key === 'Shift' || key === 'Control';
          return (
            <ButtonBase
              key={key}
              disableRipple
              aria-label={name}
              aria-pressed={isModifier ? held.includes(key) : undefined}
              onMouseDown={(event) => event.preventDefault()} // so that the tree keeps the focus
              onClick={() => press(entry)}
              sx={[keySx, (pressed.includes(key) || held.includes(key)) && litSx]}
            >
              {cap}
            </ButtonBase>
          );
        })}
      </Box>
    </Box>
  );
}
