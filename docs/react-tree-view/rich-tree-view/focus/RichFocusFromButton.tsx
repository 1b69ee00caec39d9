import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { sky } from './sky';

export default function RichFocusFromButton() {
  const apiRef = useTreeViewApiRef();

  return (
    <div>
      <Button onClick={(event) => apiRef.current!.focusItem(event, 'summer')}>
        Focus the summer sky
      </Button>
      <RichTreeView
        aria-label="Observing list"
        items={sky}
        apiRef={apiRef}
        defaultExpandedItems={['winter']}
      />
    </div>
  );
}
