import type { NavEntry } from './types';

export const charts: NavEntry = {
  pathname: '/x/react-charts-group',
  title: 'Charts',
  children: [
    { pathname: '/x/react-charts', title: 'Overview' },
    { pathname: '/x/react-charts/quickstart', title: 'Quickstart' },
  ],
};
