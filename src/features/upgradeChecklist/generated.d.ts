/** The data that plugins/upgradeChecklist reads from the migration guides. */
declare module '@generated/upgrade-checklist/default/outlines.json' {
  import type { GuideOutline } from '@site/src/lib/contracts/upgradeChecklist';

  const outlines: GuideOutline[];
  export default outlines;
}
