import { createApiGroup } from './api';
import type { NavEntry } from './types';

export const dataGrid: NavEntry = {
  pathname: '/x/react-data-grid-group',
  title: 'Data Grid',
  children: [
    { pathname: '/x/react-data-grid', title: 'Overview' },
    { pathname: '/x/react-data-grid/quickstart' },
    {
      pathname: '/x/react-data-grid/main-features',
      subheader: 'Main features',
      children: [
        {
          pathname: '/x/react-data-grid/columns',
          children: [
            { pathname: '/x/react-data-grid/column-definition' },
            { pathname: '/x/react-data-grid/column-pinning', plan: 'pro' },
          ],
        },
        { pathname: '/x/react-data-grid/sorting' },
      ],
    },
    {
      pathname: '/x/react-data-grid/customization-group',
      subheader: 'Customization',
      children: [{ pathname: '/x/react-data-grid/style', title: 'Styling basics' }],
    },
    {
      pathname: '/x/api/resources-group',
      subheader: 'Resources',
      children: [
        { pathname: '/x/react-data-grid/api-object', title: 'API object' },
        { pathname: '/x/react-data-grid/events' },
        { pathname: '/x/react-data-grid/state' },
      ],
    },
    createApiGroup('data-grid'),
  ],
};
