import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { seeds } from './seeds';

export default function RevealPath() {
  const apiRef = useTreeViewApiRef();

  const reveal = (itemId: string) => {
    const api = apiRef.current!;
    for (let id = api.getParentId(itemId); id; id = api.getParentId(id)) {
      api.setItemExpansion({ itemId: id, shouldBeExpanded: true });
    }
    api.setItemSelection({ itemId, shouldBeSelected: true });
  };

  return (
    <div>
      <Button onClick={() => reveal('stupice')}>Find Stupice</Button>
      <Button onClick={() => reveal('genovese')}>Find Genovese</Button>
      <RichTreeView aria-label="Seed catalog" items={seeds} apiRef={apiRef} />
    </div>
  );
}
