import * as React from 'react';
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
    <div className="flex flex-wrap gap-8">
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
        className="min-w-0 flex-[1_1_220px] [&_[data-marked]]:rounded-lg [&_[data-marked]]:outline-2 [&_[data-marked]]:-outline-offset-2 [&_[data-marked]]:outline-(--mui-palette-primary-main) [&_[data-marked]]:outline-dashed"
      />
      <div role="group" aria-label="Slots" className="min-w-0 flex-[1_1_240px]">
        {parts.map(({ slot, depth, element }) => (
          <ButtonBase
            key={slot}
            aria-pressed={slot === active}
            onClick={() => setActive(slot)}
            onMouseEnter={() => setActive(slot)}
            onFocus={() => setActive(slot)}
            style={{ paddingInlineStart: 12 + depth * 20 }}
            className="flex w-full justify-between rounded-lg py-1 pe-3 [font:var(--mui-font-body2)] focus-visible:outline-2 aria-pressed:bg-(--mui-palette-action-selected) aria-pressed:font-semibold"
          >
            <span>{slot}</span>
            <span>{`<${element}>`}</span>
          </ButtonBase>
        ))}
      </div>
    </div>
  );
}
