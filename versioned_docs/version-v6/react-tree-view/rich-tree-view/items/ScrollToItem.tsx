import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const decks = ['Lower deck', 'Main deck', 'Sun deck'].map((name, deck) => ({
  id: `deck-${deck}`,
  name,
  cabins: [1, 2, 3, 4].map((number) => `${deck + 1}0${number}`),
}));

function showCabin() {
  document
    .getElementById('ship-tree-cabin-303')
    ?.scrollIntoView({ block: 'nearest' });
}

export default function ScrollToItem() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Button onClick={showCabin}>Show cabin 303</Button>
      <Box
        sx={{
          height: 160,
          mt: 1,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
        }}
      >
        <TreeView
          id="ship-tree"
          aria-label="Cabins"
          defaultExpanded={decks.map(({ id }) => id)}
          defaultCollapseIcon={<RemoveIcon />}
          defaultExpandIcon={<AddIcon />}
        >
          {decks.map(({ id, name, cabins }) => (
            <TreeItem key={id} nodeId={id} label={name}>
              {cabins.map((cabin) => (
                <TreeItem
                  key={cabin}
                  nodeId={`cabin-${cabin}`}
                  label={`Cabin ${cabin}`}
                />
              ))}
            </TreeItem>
          ))}
        </TreeView>
      </Box>
    </Box>
  );
}
