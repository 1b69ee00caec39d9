import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const treeStyles = {
  [`& .${treeItemClasses.groupTransition}`]: {
    marginInlineStart: '15px',
    paddingInlineStart: '12px',
    borderInlineStart: '1px dashed',
    borderColor: 'text.secondary',
  },
};

export default function ConnectorLines() {
  return (
    <SimpleTreeView
      aria-label="Rivers"
      itemChildrenIndentation={0}
      defaultExpandedItems={['danube', 'inn', 'sava']}
      sx={treeStyles}
    >
      <TreeItem itemId="danube" label="Danube">
        <TreeItem itemId="isar" label="Isar" />
        <TreeItem itemId="inn" label="Inn">
          <TreeItem itemId="ziller" label="Ziller" />
          <TreeItem itemId="salzach" label="Salzach" />
        </TreeItem>
        <TreeItem itemId="drava" label="Drava">
          <TreeItem itemId="mur" label="Mur" />
          <TreeItem itemId="gail" label="Gail" />
        </TreeItem>
        <TreeItem itemId="sava" label="Sava">
          <TreeItem itemId="una" label="Una" />
          <TreeItem itemId="drina" label="Drina" />
        </TreeItem>
        <TreeItem itemId="prut" label="Prut" />
      </TreeItem>
      <TreeItem itemId="rhine" label="Rhine">
        <TreeItem itemId="aare" label="Aare" />
        <TreeItem itemId="neckar" label="Neckar" />
        <TreeItem itemId="moselle" label="Moselle" />
      </TreeItem>
    </SimpleTreeView>
  );
}
