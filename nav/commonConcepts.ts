import type { NavEntry } from './types';

export const commonConcepts: NavEntry = {
  pathname: '/x/common-features-group',
  title: 'Common concepts',
  children: [
    { pathname: '/x/common-concepts/custom-components', title: 'Slots and subcomponents' },
    { pathname: '/x/common-concepts/testing', title: 'Testing' },
  ],
};
