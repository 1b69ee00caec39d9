import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { archive, getLabel } from './archive';

export default function KeyTryout() {
  const [multiSelect, setMultiSelect] = React.useState(true);
  const [lastKey, setLastKey] = React.useState('none');
  const [focused, setFocused] = React.useState('none');
  const [selected, setSelected] = React.useState<string[]>([]);

  return (
    <Stack>
      <FormControlLabel
        control={<Switch checked={multiSelect} />}
        label="multiSelect"
        onChange={() => {
          setMultiSelect(!multiSelect);
          setSelected([]);
        }}
      />
      <RichTreeView
        key={String(multiSelect)} // start over without a selection
        aria-label="Radio archive"
        items={archive}
        multiSelect={multiSelect}
        defaultExpandedItems={['drama', 'lighthouse']}
        onKeyDown={(event) => setLastKey(event.key === ' ' ? 'Space' : event.key)}
        onItemFocus={(_, itemId) => setFocused(getLabel(itemId))}
        onSelectedItemsChange={(_, itemIds: string | string[] | null) =>
          setSelected([itemIds ?? []].flat())
        }
      />
      <Typography noWrap>Key: {lastKey}</Typography>
      <Typography noWrap>Focused: {focused}</Typography>
      <Typography noWrap>
        Selected: {selected.map(getLabel).join(', ') || 'none'}
      </Typography>
    </Stack>
  );
}
