import type { NavEntry } from './types';

/** A guide in an older version, whose wording and links are those of that version. */
const olderGuide = (version: `v${number}`, guide: string, title: string): NavEntry => ({
  pathname: `pathname:///x/${version}/migration/migration-${guide}/`,
  title,
});

export const migration: NavEntry = {
  pathname: '/x/migration-group',
  title: 'Migration',
  children: [
    {
      pathname: '/x/migration-v8',
      subheader: 'Upgrade to v8',
      children: [
        {
          pathname: '/x/migration/migration-data-grid-v7',
          title: 'Breaking changes: Data Grid',
        },
        {
          pathname: '/x/migration/migration-pickers-v7',
          title: 'Breaking changes: Date and Time Pickers',
        },
        { pathname: '/x/migration/migration-charts-v7', title: 'Breaking changes: Charts' },
        { pathname: '/x/migration/migration-tree-view-v7', title: 'Breaking changes: Tree View' },
        {
          pathname: '/x/migration/usage-with-material-ui-v5-v6',
          title: 'Usage with Material UI v5/v6',
        },
      ],
    },
    {
      pathname: '/x/migration-v7',
      subheader: 'Upgrade to v7',
      children: [
        olderGuide('v7', 'data-grid-v6', 'Breaking changes: Data Grid'),
        olderGuide('v7', 'pickers-v6', 'Breaking changes: Date and Time Pickers'),
        olderGuide('v7', 'charts-v6', 'Breaking changes: Charts'),
        olderGuide('v7', 'tree-view-v6', 'Breaking changes: Tree View'),
      ],
    },
    {
      pathname: '/x/migration-v6',
      subheader: 'Upgrade to v6',
      children: [
        olderGuide('v6', 'data-grid-v5', 'Breaking changes: Data Grid'),
        olderGuide('v6', 'pickers-v5', 'Breaking changes: Date and Time Pickers'),
        olderGuide('v6', 'tree-view-lab', 'Migration from lab to v6 (Tree View)'),
      ],
    },
    {
      pathname: '/x/migration-earlier',
      subheader: 'Earlier versions',
      children: [
        olderGuide('v5', 'pickers-lab', 'Migration from lab to v5 (Date and Time Pickers)'),
        olderGuide('v5', 'data-grid-v4', 'Migration from v4 to v5 (Data Grid)'),
      ],
    },
  ],
};
