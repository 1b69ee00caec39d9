import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { tracks } from './session';

export default function RenameByApi() {
  const apiRef = useTreeViewApiRef();

  const renameGroups = (getName: (label: string, index: number) => string) =>
    tracks.forEach(({ id, label }, index) =>
      apiRef.current!.updateItemLabel(id, getName(label, index)),
    );

  return (
    <div>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mb: 1 }}>
        <Button
          variant="outlined"
          onClick={() => renameGroups((label, index) => `${index + 1}. ${label}`)}
        >
          Number the groups
        </Button>
        <Button onClick={() => renameGroups((label) => label)}>Reset</Button>
      </Stack>
      <RichTreeView aria-label="Session" items={tracks} apiRef={apiRef} />
    </div>
  );
}
