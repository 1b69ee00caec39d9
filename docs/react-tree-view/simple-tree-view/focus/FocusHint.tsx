import * as React from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const hints: Record<string, string> = {
  strings: 'Bowed or plucked',
  violin: 'Four strings, tuned in fifths',
  harp: 'Forty-seven strings, seven pedals',
  winds: 'Wood and brass',
  oboe: 'Gives the note to tune to',
  horn: 'Coiled tube of about 12 feet',
  percussion: 'Tuned and untuned',
  timpani: 'Tuned with a pedal',
};

export default function FocusHint() {
  const [focused, setFocused] = React.useState('strings');

  return (
    <div>
      <SimpleTreeView
        aria-label="Orchestra"
        defaultExpandedItems={['strings', 'winds', 'percussion']}
        onItemFocus={(_, itemId) => setFocused(itemId)}
      >
        <TreeItem itemId="strings" label="Strings">
          <TreeItem itemId="violin" label="Violin" />
          <TreeItem itemId="harp" label="Harp" />
        </TreeItem>
        <TreeItem itemId="winds" label="Winds">
          <TreeItem itemId="oboe" label="Oboe" />
          <TreeItem itemId="horn" label="Horn" />
        </TreeItem>
        <TreeItem itemId="percussion" label="Percussion">
          <TreeItem itemId="timpani" label="Timpani" />
        </TreeItem>
      </SimpleTreeView>
      <Typography aria-live="polite" sx={{ mt: 2 }}>
        {hints[focused]}
      </Typography>
    </div>
  );
}
