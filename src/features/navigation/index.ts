export { NavColumn } from './NavColumn';
export { NavDrawerButton } from './NavDrawerButton';
export type { NavItem } from './navItems';
export { prefetchOnIntent } from './prefetchOnIntent';
