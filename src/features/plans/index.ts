export { Badge } from './Badge';
export { OutsidePlan } from './OutsidePlan';
export { listBadges, type BadgeFields } from './badges';
