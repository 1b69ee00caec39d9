import { createApiGroup } from './api';
import type { NavEntry } from './types';

export const treeView: NavEntry = {
  pathname: '/x/react-tree-view-group',
  title: 'Tree View',
  children: [
    { pathname: '/x/react-tree-view', title: 'Overview' },
    { pathname: '/x/react-tree-view/quickstart', title: 'Quickstart' },
    {
      pathname: '/x/react-tree-view/rich-tree-view',
      subheader: 'Rich Tree View',
      children: [{ pathname: '/x/react-tree-view/rich-tree-view/items' }],
    },
    {
      pathname: '/x/react-tree-view/main-features',
      subheader: 'Main features',
      children: [
        { pathname: '/x/react-tree-view/tree-item-customization', title: 'Item customization' },
      ],
    },
    {
      pathname: '/x/api/tree-view-resources',
      subheader: 'Resources',
      children: [createApiGroup('tree-view')],
    },
  ],
};
