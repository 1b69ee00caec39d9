import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function JsxItems() {
  return (
    <SimpleTreeView
      aria-label="Settings"
      defaultExpandedItems={['account', 'notifications', 'email']}
    >
      <TreeItem itemId="account" label="Account">
        <TreeItem itemId="profile" label="Profile" />
        <TreeItem itemId="password" label="Password" />
        <TreeItem itemId="sessions" label="Signed-in devices" />
      </TreeItem>
      <TreeItem itemId="notifications" label="Notifications">
        <TreeItem itemId="email" label="Email">
          <TreeItem itemId="mentions" label="Mentions" />
          <TreeItem itemId="digest" label="Weekly digest" />
        </TreeItem>
        <TreeItem itemId="push" label="Push" />
      </TreeItem>
      <TreeItem itemId="billing" label="Billing">
        <TreeItem itemId="plan" label="Plan" />
        <TreeItem itemId="invoices" label="Invoices" />
      </TreeItem>
    </SimpleTreeView>
  );
}
