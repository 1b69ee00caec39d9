import type { NavEntry } from './types';

export const treeView: NavEntry = {
  pathname: '/x/react-tree-view-group',
  title: 'Tree View',
  children: [
    { pathname: '/x/react-tree-view', title: 'Overview' },
    { pathname: '/x/react-tree-view/quickstart', title: 'Quickstart' },
  ],
};
