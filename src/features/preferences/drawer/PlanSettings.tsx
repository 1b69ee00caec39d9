import { Segments } from '@site/src/components/Segments';
import { SETTINGS } from '@site/src/lib/settings';
import { setPlanLens } from '../storeSettings';
import { usePreferences } from '../usePreferences';
import { listOptions } from './listOptions';
import styles from './SettingsDrawer.module.css';
import { SettingsGroup } from './SettingsGroup';
import { getSettingText, t } from './texts';

const LENSES = SETTINGS.plan.values;

export function PlanSettings() {
  const { planLens } = usePreferences();
  return (
    <SettingsGroup title={t('groups.plan')}>
      <div>
        <Segments
          legend={getSettingText('plan')}
          options={listOptions('plan', LENSES, (value) => `plan-${value}`)}
          value={LENSES.find((lens) => lens === planLens) ?? 'all'}
          onChange={setPlanLens}
        />
        <p className={styles.hint}>{t('planHint')}</p>
      </div>
    </SettingsGroup>
  );
}
