export { Badge } from './Badge';
export { listBadges, type BadgeFields } from './badges';
