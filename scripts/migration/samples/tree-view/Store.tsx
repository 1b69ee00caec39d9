import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { TreeItem, useTreeItemState, type TreeItemContentProps } from '@mui/x-tree-view/TreeItem';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem/treeItemClasses';
// eslint-disable-next-line no-restricted-imports -- the old trees of the store
import { TreeView, type SingleSelectTreeViewProps } from '@mui/x-tree-view/TreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';

const theme = createTheme({
  components: {
    MuiTreeView: { styleOverrides: { root: { maxWidth: 360 } } },
    MuiTreeItem2: { styleOverrides: { label: { fontWeight: 500 } } },
  },
});

const DressingTree = React.lazy(() =>
  import('@mui/x-tree-view/TreeView').then((module) => ({ default: module.TreeView })),
);

const ShelfContent = React.forwardRef(function ShelfContent(
  { itemId, label, className, classes }: TreeItemContentProps,
  ref: React.Ref<HTMLDivElement>,
) {
  const { selected, handleSelection } = useTreeItemState(itemId);
  return (
    <div ref={ref} className={`${classes.root} ${className}`} onClick={handleSelection}>
      {selected ? <strong>{label}</strong> : label}
    </div>
  );
});

interface StoreProps {
  onShelf: (id: string) => void;
  onSelectedItemsChange: SingleSelectTreeViewProps['onSelectedItemsChange'];
}

export function Store({ onShelf, onSelectedItemsChange }: StoreProps) {
  return (
    <ThemeProvider theme={theme}>
      <TreeView
        onSelectedItemsChange={onSelectedItemsChange}
        sx={{
          [`& .${treeItemClasses.groupTransition}`]: {
            marginLeft: '15px',
            paddingLeft: '18px',
            borderLeft: '1px dashed',
          },
        }}
      >
        <TreeItem itemId="cellar" label="Cellar" onClick={() => onShelf('cellar')}>
          <TreeItem itemId="weapons" label="Weapons" onClick={() => onShelf('weapons')} />
          <TreeItem itemId="lamps" label="Lamps" ContentComponent={ShelfContent} />
        </TreeItem>
        <TreeItem2 itemId="loft" label="Loft" slotProps={{ content: { title: 'Ladder' } }} />
      </TreeView>
      <style>{`.MuiTreeView-root { margin-block: 16px; }`}</style>
      <React.Suspense>
        <DressingTree checkboxSelection multiSelect>
          <TreeItem2 itemId="costumes" label="Costumes">
            <TreeItem2 itemId="capes" label="Capes" />
            <TreeItem2 itemId="masks" label="Masks" />
          </TreeItem2>
        </DressingTree>
      </React.Suspense>
    </ThemeProvider>
  );
}
