import type { Migration } from '../migrateSample';

export const treeView: Migration = {
  guide: 'migration/migration-tree-view-v7',
  from: 'v7',
  to: 'v8',
  codemods: ['v8.0.0/tree-view/preset-safe'],
  edits: [
    {
      section: 'bundlers',
      file: 'Store.tsx',
      before: `import { treeItemClasses } from '@mui/x-tree-view/TreeItem/treeItemClasses';`,
      after: `import { treeItemClasses } from '@mui/x-tree-view/TreeItem';`,
    },
    {
      section: 'what-it-gets-wrong',
      file: 'Store.tsx',
      before: `import { TreeItem, useTreeItemState, type TreeItemContentProps } from '@mui/x-tree-view/TreeItem';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';`,
      after: `import {
  TreeItem,
  treeItemClasses,
  useTreeItemState,
  type TreeItemContentProps,
} from '@mui/x-tree-view/TreeItem';`,
    },
    {
      section: 'what-it-gets-wrong',
      file: 'items.tsx',
      before: `export const TreeItem = React.forwardRef(function TreeItem(`,
      after: `export const PropItem = React.forwardRef(function PropItem(`,
    },
    {
      section: 'what-it-gets-wrong',
      file: 'Catalog.tsx',
      before: `import { loadItems, TreeItem as PropItem, type`,
      after: `import { loadItems, PropItem, type`,
    },
    {
      section: 'what-it-gets-wrong',
      file: 'items.tsx',
      before: `import { TreeItemProps } from`,
      after: `import type { TreeItemProps } from`,
    },
    {
      section: 'what-it-gets-wrong',
      file: 'items.tsx',
      before: `import { useTreeItem, UseTreeItemParameters } from`,
      after: `import { useTreeItem, type UseTreeItemParameters } from`,
    },
    {
      section: 'what-it-gets-wrong',
      file: 'items.tsx',
      before: `import {
  TreeItem,`,
      after: `// The parts of which the crates of a load are made.
import {
  TreeItem,`,
    },
    {
      section: 'what-it-gets-wrong',
      file: 'Store.tsx',
      before: `import { SimpleTreeView, type`,
      after: `// eslint-disable-next-line no-restricted-imports -- the old trees of the store
import { SimpleTreeView, type`,
    },
    {
      section: 'what-it-gets-wrong',
      file: 'Catalog.tsx',
      before: `kind = 'TreeItem2'`,
      after: `kind = 'TreeItem'`,
    },
    {
      section: 'what-it-gets-wrong',
      file: 'items.tsx',
      before: `export type { TreeItemProps } from '@mui/x-tree-view/TreeItem2';`,
      after: `export type { TreeItemProps } from '@mui/x-tree-view/TreeItem';`,
    },
    {
      section: 'what-it-gets-wrong',
      file: 'Catalog.tsx',
      before: `type TreeItem2Props } from './items';

const plainItem: Partial<TreeItem2Props>`,
      after: `type TreeItemProps } from './items';

const plainItem: Partial<TreeItemProps>`,
    },
    {
      section: 'what-it-gets-wrong',
      file: 'Store.tsx',
      before: `import('@mui/x-tree-view/TreeView')`,
      after: `import('@mui/x-tree-view/SimpleTreeView')`,
    },
    {
      section: 'what-it-gets-wrong',
      file: 'items.tsx',
      before: `tree.useTreeItem2Utils(`,
      after: `tree.useTreeItemUtils(`,
    },
    {
      section: 'what-it-gets-wrong',
      file: 'Catalog.tsx',
      before: `import { RichTreeViewPro, TreeView } from`,
      after: `import { RichTreeViewPro, SimpleTreeView } from`,
    },
    {
      section: 'tree-view',
      file: 'Catalog.tsx',
      before: `<TreeView aria-label="Loads that are back">
        <TreeItem itemId="van" label="Van" />
      </TreeView>`,
      after: `<SimpleTreeView aria-label="Loads that are back">
        <TreeItem itemId="van" label="Van" />
      </SimpleTreeView>`,
    },
    {
      section: 'tree-view',
      file: 'Store.tsx',
      before: `import { SimpleTreeView, type SingleSelectTreeViewProps }`,
      after: `import { SimpleTreeView, type SimpleTreeViewProps }`,
    },
    {
      section: 'tree-view',
      file: 'Store.tsx',
      before: `SingleSelectTreeViewProps['onSelectedItemsChange']`,
      after: `SimpleTreeViewProps<false>['onSelectedItemsChange']`,
    },
    {
      section: 'tree-view',
      file: 'Store.tsx',
      before: `MuiTreeView: {`,
      after: `MuiSimpleTreeView: {`,
    },
    {
      section: 'tree-item-2',
      file: 'Store.tsx',
      before: `MuiTreeItem2: {`,
      after: `MuiTreeItem: {`,
    },
    {
      section: 'nullable-events',
      file: 'Catalog.tsx',
      before: `(event: React.SyntheticEvent, id: string | null) => {
    event.stopPropagation();`,
      after: `(event: React.SyntheticEvent | null, id: string | null) => {
    event?.stopPropagation();`,
    },
    {
      section: 'nullable-events',
      file: 'Catalog.tsx',
      before: `event.type !== 'keydown'`,
      after: `event?.type !== 'keydown'`,
    },
    {
      section: 'api-methods',
      file: 'Catalog.tsx',
      before: `setItemExpansion(event, 'glass', true);
    apiRef.current?.selectItem({`,
      after: `setItemExpansion({ event, itemId: 'glass', shouldBeExpanded: true });
    apiRef.current?.setItemSelection({`,
    },
    {
      section: 'api-methods',
      file: 'items.tsx',
      before: `publicAPI.selectItem({`,
      after: `publicAPI.setItemSelection({`,
    },
    {
      section: 'experimental-features',
      file: 'Catalog.tsx',
      before: `
        experimentalFeatures={{ labelEditing: true }}`,
      after: '',
    },
    {
      section: 'experimental-features',
      file: 'Catalog.tsx',
      before: `
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}`,
      after: '',
    },
    {
      section: 'content-component',
      file: 'Store.tsx',
      before: `import {
  TreeItem,
  treeItemClasses,
  useTreeItemState,
  type TreeItemContentProps,
} from '@mui/x-tree-view/TreeItem';`,
      after: `import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { TreeItem, treeItemClasses, type TreeItemProps } from '@mui/x-tree-view/TreeItem';`,
    },
    {
      section: 'content-component',
      file: 'Store.tsx',
      before: `const ShelfContent = React.forwardRef(function ShelfContent(
  { itemId, label, className, classes }: TreeItemContentProps,
  ref: React.Ref<HTMLDivElement>,
) {
  const { selected, handleSelection } = useTreeItemState(itemId);
  return (
    <div ref={ref} className={\`\${classes.root} \${className}\`} onClick={handleSelection}>
      {selected ? <strong>{label}</strong> : label}
    </div>
  );
});`,
      after: `const ShelfItem = React.forwardRef(function ShelfItem(
  { itemId, label, children, ...other }: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { status } = useTreeItemUtils({ itemId, children });
  return (
    <TreeItem
      {...other}
      ref={ref}
      itemId={itemId}
      label={status.selected ? <strong>{label}</strong> : label}
    >
      {children}
    </TreeItem>
  );
});`,
    },
    {
      section: 'content-component',
      file: 'Store.tsx',
      before: `<TreeItem itemId="lamps" label="Lamps" ContentComponent={ShelfContent} />`,
      after: `<ShelfItem itemId="lamps" label="Lamps" />`,
    },
    {
      section: 'item-provider',
      file: 'items.tsx',
      before: `  const {
    getRootProps,`,
      after: `  const {
    getContextProviderProps,
    getRootProps,`,
    },
    {
      section: 'item-provider',
      file: 'items.tsx',
      before: `<TreeItemProvider itemId={itemId}>`,
      after: `<TreeItemProvider {...getContextProviderProps()}>`,
    },
    {
      section: 'content-padding',
      file: 'items.tsx',
      before: `padding: theme.spacing(0.5, 1),`,
      after: `padding: theme.spacing(0.5, 1),
  paddingLeft: \`calc(\${theme.spacing(1)} + var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth))\`,`,
    },
    {
      section: 'checkbox-props',
      file: 'items.tsx',
      before: `const { visible, checked, disabled: locked, onChange } = getCheckboxProps({ disabled: sealed });`,
      after: `const { visible, checked, onChange } = getCheckboxProps();`,
    },
    {
      section: 'checkbox-props',
      file: 'items.tsx',
      before: `disabled={locked}`,
      after: `disabled={sealed}`,
    },
    {
      section: 'label-props',
      file: 'items.tsx',
      before: `  return (
    <TreeItemProvider`,
      after: `  const { editable, ...labelProps } = getLabelProps();
  return (
    <TreeItemProvider`,
    },
    {
      section: 'label-props',
      file: 'items.tsx',
      before: `<em {...getLabelProps()} />`,
      after: `<em {...labelProps} />`,
    },
    {
      section: 'item-click',
      file: 'Store.tsx',
      before: `<TreeItem itemId="cellar" label="Cellar" onClick={() => onShelf('cellar')}>`,
      after: `<TreeItem
          itemId="cellar"
          label="Cellar"
          slotProps={{ content: { onClick: () => onShelf('cellar') } }}
        >`,
    },
    {
      section: 'item-click',
      file: 'Store.tsx',
      before: `<TreeItem itemId="weapons" label="Weapons" onClick={() => onShelf('weapons')} />`,
      after: `<TreeItem
            itemId="weapons"
            label="Weapons"
            slotProps={{ content: { onClick: () => onShelf('weapons') } }}
          />`,
    },
    {
      section: 'indentation',
      file: 'Store.tsx',
      before: `onSelectedItemsChange={onSelectedItemsChange}
        sx={{`,
      after: `onSelectedItemsChange={onSelectedItemsChange}
        itemChildrenIndentation={0}
        sx={{`,
    },
    {
      section: 'item-look',
      file: 'Store.tsx',
      before: `interface StoreProps {`,
      after: `const checkbox = { indeterminate: false, tabIndex: -1 };

interface StoreProps {`,
    },
    {
      section: 'item-look',
      file: 'Store.tsx',
      before: `<TreeItem itemId="costumes" label="Costumes">`,
      after: `<TreeItem itemId="costumes" label="Costumes" slotProps={{ checkbox }}>`,
    },
    {
      section: 'root-class',
      file: 'Store.tsx',
      before: `.MuiTreeView-root {`,
      after: `ul.MuiSimpleTreeView-root {`,
    },
    {
      section: 'root-class',
      file: 'Catalog.tsx',
      before: `'& .MuiRichTreeView-root'`,
      after: `'& ul.MuiRichTreeView-root'`,
    },
    {
      section: 'fewer-renders',
      file: 'items.tsx',
      before: `const { year }: Prop = publicAPI.getItem(itemId);`,
      after: `const year = tree.useTreeItemModel<Prop>(itemId)?.year;`,
    },
  ],
};
