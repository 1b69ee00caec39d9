import * as React from 'react';
import ArchiveIcon from '@mui/icons-material/Inventory2Outlined';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import LabelIcon from '@mui/icons-material/LabelOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import SpamIcon from '@mui/icons-material/ReportOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import './MailboxNav.css';

/** A folder without a color inherits its parent's. */
interface FolderStyle extends React.CSSProperties {
  '--folder-color': string;
}

interface FolderProps extends TreeItemProps {
  label: string;
  icon: typeof InboxIcon;
  color?: 'primary' | 'success' | 'warning' | 'error' | 'info';
  unread?: number;
}

function Folder({ label, icon: Icon, color, unread, ...props }: FolderProps) {
  const style: FolderStyle | undefined = color && {
    '--folder-color': `var(--mui-palette-${color}-main)`,
  };

  return (
    <TreeItem
      {...props}
      style={style}
      label={
        <div className="mailbox-nav-label">
          <Icon className="mailbox-nav-icon" />
          <span className="mailbox-nav-text">{label}</span>
          {unread}
        </div>
      }
    />
  );
}

export default function MailboxNav() {
  return (
    <SimpleTreeView
      aria-label="Mail folders"
      itemChildrenIndentation={20}
      defaultExpandedItems={['labels', 'choir']}
      defaultSelectedItems="inbox"
      className="mailbox-nav"
    >
      <Folder
        itemId="inbox"
        label="Inbox"
        icon={InboxIcon}
        color="primary"
        unread={12}
      />
      <Folder
        itemId="drafts"
        label="Drafts"
        icon={DraftIcon}
        color="warning"
        unread={3}
      />
      <Folder itemId="sent" label="Sent" icon={SendIcon} color="primary" />
      <Folder itemId="labels" label="Labels" icon={LabelIcon} color="info">
        <Folder
          itemId="choir"
          label="Choir"
          icon={LabelIcon}
          color="success"
          unread={4}
        >
          <Folder itemId="scores" label="Scores" icon={LabelIcon} />
          <Folder itemId="concerts" label="Concerts" icon={LabelIcon} unread={1} />
        </Folder>
        <Folder
          itemId="allotment"
          label="Allotment"
          icon={LabelIcon}
          color="error"
        />
        <Folder itemId="school" label="School" icon={LabelIcon} unread={7} />
      </Folder>
      <Folder itemId="archive" label="Archive" icon={ArchiveIcon} color="info">
        <Folder itemId="2024" label="2024" icon={ArchiveIcon} />
        <Folder itemId="2023" label="2023" icon={ArchiveIcon} />
        <Folder itemId="2022" label="2022" icon={ArchiveIcon} />
      </Folder>
      <Folder itemId="spam" label="Spam" icon={SpamIcon} color="error" unread={48} />
    </SimpleTreeView>
  );
}
