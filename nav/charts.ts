import { createApiGroup } from './api';
import type { NavEntry } from './types';

export const charts: NavEntry = {
  pathname: '/x/react-charts-group',
  title: 'Charts',
  children: [
    { pathname: '/x/react-charts', title: 'Overview' },
    { pathname: '/x/react-charts/quickstart', title: 'Quickstart' },
    {
      pathname: '/x/react-chart-components',
      subheader: 'Components',
      children: [
        {
          pathname: '/x/react-charts-bars',
          title: 'Bars',
          children: [{ pathname: '/x/react-charts/bars', title: 'Bars overview' }],
        },
        {
          pathname: '/x/react-charts-lines',
          title: 'Lines',
          children: [{ pathname: '/x/react-charts/lines', title: 'Lines overview' }],
        },
        {
          pathname: '/x/api/chart-resources',
          subheader: 'Resources',
          children: [createApiGroup('charts')],
        },
      ],
    },
  ],
};
