import type { NavEntry } from './types';

export const datePickers: NavEntry = {
  pathname: '/x/react-date-pickers-group',
  title: 'Date and Time Pickers',
  children: [
    { pathname: '/x/react-date-pickers', title: 'Overview' },
    { pathname: '/x/react-date-pickers/quickstart', title: 'Quickstart' },
  ],
};
