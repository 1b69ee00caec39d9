import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { birdSource, groups } from './birds';

const item = { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } };

export default function KeepFocusTree() {
  const apiRef = useTreeViewApiRef();
  const [isKept, setIsKept] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={isKept}
            onChange={(event) => setIsKept(event.target.checked)}
          />
        }
        label="Keep the focus on the opened item"
      />
      <RichTreeViewPro
        aria-label="Bird recordings"
        items={groups}
        dataSource={birdSource}
        apiRef={apiRef}
        onItemExpansionToggle={(event, itemId, isExpanded) => {
          const tree = apiRef
            .current!.getItemDOMElement(itemId)
            ?.closest('[role="tree"]');
          const isFocusInTree = tree?.contains(document.activeElement);
          if (isKept && event && isExpanded && isFocusInTree) {
            apiRef.current!.focusItem(event, itemId);
          }
        }}
        slotProps={{ item }}
      />
    </div>
  );
}
