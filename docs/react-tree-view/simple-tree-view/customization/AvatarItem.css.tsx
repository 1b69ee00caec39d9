import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import './AvatarItem.css';

interface CrewItemProps extends TreeItemProps {
  label: string;
  duty: string;
}

const CrewItem = React.forwardRef(function CrewItem(
  { id, itemId, label, disabled, children, duty }: CrewItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()} className="avatar-item">
          <Avatar aria-hidden className="avatar-item-picture">
            {label[0]}
          </Avatar>
          <div className="avatar-item-text">
            <TreeItemLabel {...item.getLabelProps()} />
            <div className="avatar-item-duty">{duty}</div>
          </div>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function AvatarItem() {
  return (
    <SimpleTreeView aria-label="Crew" defaultExpandedItems={['ines', 'noor']}>
      <CrewItem itemId="ines" label="Ines Falk" duty="Captain">
        <CrewItem itemId="tomas" label="Tomas Reiter" duty="First mate">
          <CrewItem itemId="yuki" label="Yuki Arai" duty="Deckhand" />
          <CrewItem itemId="bram" label="Bram Oduya" duty="Deckhand" />
        </CrewItem>
        <CrewItem itemId="greta" label="Greta Lund" duty="Chief engineer">
          <CrewItem itemId="paolo" label="Paolo Serra" duty="Electrician" />
        </CrewItem>
      </CrewItem>
      <CrewItem itemId="noor" label="Noor Haddad" duty="Lead scientist">
        <CrewItem itemId="lev" label="Lev Marin" duty="Plankton lab" />
        <CrewItem itemId="sofia" label="Sofia Quist" duty="Sonar" />
      </CrewItem>
    </SimpleTreeView>
  );
}
