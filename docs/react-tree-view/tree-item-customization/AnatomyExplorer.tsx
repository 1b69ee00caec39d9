import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const shelves: TreeViewBaseItem[] = [
  {
    id: 'shelf',
    label: 'Shelf 4',
    children: [
      { id: 'paints', label: 'Paints' },
      { id: 'brushes', label: 'Brushes' },
    ],
  },
];

const parts = [
  { slot: 'root', depth: 0, element: 'li' },
  { slot: 'content', depth: 1, element: 'div' },
  { slot: 'iconContainer', depth: 2, element: 'div' },
  { slot: 'checkbox', depth: 2, element: 'span' },
  { slot: 'label', depth: 2, element: 'div' },
  { slot: 'labelInput', depth: 2, element: 'input' },
  { slot: 'groupTransition', depth: 1, element: 'ul' },
];

export default function AnatomyExplorer() {
  const [active, setActive] = React.useState('content');

  const showSlotOf = (event: React.SyntheticEvent<HTMLElement>) => {
    const part = (event.target as Element).closest<HTMLElement>('[data-slot]');
    setActive(part?.dataset.slot ?? active);
  };

  const mark = (slot: string): object => ({
    'data-slot': slot,
    'data-marked': slot === active || undefined,
  });

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      <RichTreeView
        aria-label="Supplies"
        items={shelves}
        checkboxSelection
        multiSelect
        isItemEditable
        defaultExpandedItems={['shelf']}
        onMouseOver={showSlotOf}
        slotProps={{
          item: ({ label }) => ({
            slotProps: {
              root: mark('root'),
              content: mark('content'),
              iconContainer: mark('iconContainer'),
              checkbox: {
                ...mark('checkbox'),
                slotProps: { input: { 'aria-label': label } },
              } as object,
              label: mark('label'),
              labelInput: { ...mark('labelInput'), 'aria-label': 'Name' },
              groupTransition: mark('groupTransition'),
            },
          }),
        }}
        sx={{
          flex: '1 1 220px',
          minWidth: 0,
          '& [data-marked]': {
            borderRadius: '8px',
            outline: '2px dashed',
            outlineColor: 'primary.main',
            outlineOffset: '-2px',
          },
        }}
      />
      <Box role="group" aria-label="Slots" sx={{ flex: '1 1 240px', minWidth: 0 }}>
        {parts.map(({ slot, depth, element }) => (
          <ButtonBase
            key={slot}
            aria-pressed={slot === active}
            onClick={() => setActive(slot)}
            onMouseEnter={() => setActive(slot)}
            onFocus={() => setActive(slot)}
            style={{ paddingInlineStart: 12 + depth * 20 }}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              width: '100%',
              paddingBlock: 0.5,
              paddingInlineEnd: 1.5,
              borderRadius: '8px',
              typography: 'body2',
              '&:focus-visible': { outline: '2px solid' },
              '&[aria-pressed=true]': {
                bgcolor: 'action.selected',
                fontWeight: 600,
              },
            }}
          >
            <span>{slot}</span>
            <span>{`<${element}>`}</span>
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}
