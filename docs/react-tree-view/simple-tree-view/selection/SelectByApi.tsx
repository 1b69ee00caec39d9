import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { gearItems } from './gear';

export default function SelectByApi() {
  const apiRef = useTreeViewApiRef();

  return (
    <div>
      <Button
        onClick={(event) =>
          apiRef.current!.setItemSelection({
            event,
            itemId: 'tent',
            shouldBeSelected: true,
          })
        }
      >
        Select the tent
      </Button>
      <Button
        onClick={(event) =>
          apiRef.current!.setItemSelection({ event, itemId: 'map' })
        }
      >
        Toggle the map
      </Button>
      <SimpleTreeView
        aria-label="Camping gear"
        apiRef={apiRef}
        defaultExpandedItems={['shelter', 'finding']}
      >
        {gearItems}
      </SimpleTreeView>
    </div>
  );
}
