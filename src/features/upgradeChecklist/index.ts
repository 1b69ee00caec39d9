export { UpgradeChecklistPage } from './UpgradeChecklistPage';
