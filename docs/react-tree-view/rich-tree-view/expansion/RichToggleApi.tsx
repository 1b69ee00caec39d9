import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { seeds } from './seeds';

export default function RichToggleApi() {
  const apiRef = useTreeViewApiRef();

  const toggleVegetables = () =>
    apiRef.current!.setItemExpansion({ itemId: 'vegetables' });
  const openBeans = () =>
    apiRef.current!.setItemExpansion({ itemId: 'beans', shouldBeExpanded: true });

  return (
    <div>
      <Button onClick={toggleVegetables}>Toggle vegetables</Button>
      <Button onClick={openBeans}>Open beans</Button>
      <RichTreeView aria-label="Seed catalog" items={seeds} apiRef={apiRef} />
    </div>
  );
}
