import { Drawer } from '@site/src/components/Drawer';
import { CodeSettings } from './CodeSettings';
import { LookSettings } from './LookSettings';
import { PlanSettings } from './PlanSettings';
import { SettingsActions } from './SettingsActions';
import styles from './SettingsDrawer.module.css';
import { t } from './texts';

/** All choices that the site remembers for the reader. */
export default function SettingsDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Drawer label={t('settings')} closeLabel={t('close')} side="end" onClose={onClose}>
      <div className={styles.settings}>
        <LookSettings />
        <CodeSettings />
        <PlanSettings />
        <SettingsActions />
      </div>
    </Drawer>
  );
}
