import { createApiGroup } from './api';
import type { NavEntry } from './types';

export const datePickers: NavEntry = {
  pathname: '/x/react-date-pickers-group',
  title: 'Date and Time Pickers',
  children: [
    { pathname: '/x/react-date-pickers', title: 'Overview' },
    { pathname: '/x/react-date-pickers/quickstart', title: 'Quickstart' },
    {
      pathname: '/x/react-date-pickers-components',
      subheader: 'Components',
      children: [
        {
          pathname: '/x/react-date-pickers/date-pickers',
          title: 'Date components',
          children: [{ pathname: '/x/react-date-pickers/date-picker', title: 'Date Picker' }],
        },
      ],
    },
    {
      pathname: '/x/react-date-pickers/customization-group',
      subheader: 'Customization',
      children: [{ pathname: '/x/react-date-pickers/custom-layout' }],
    },
    {
      pathname: '/x/api/picker-resources',
      subheader: 'Resources',
      children: [createApiGroup('date-pickers')],
    },
  ],
};
