import outlines from '@generated/upgrade-checklist/default/outlines.json';
import { UpgradeChecklistPage } from '@site/src/features/upgradeChecklist';

export default function MigrationPage() {
  return <UpgradeChecklistPage guides={outlines} />;
}
