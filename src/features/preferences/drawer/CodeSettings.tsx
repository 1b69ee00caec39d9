import { Segments } from '@site/src/components/Segments';
import { useStoredChoice } from '@site/src/components/useStoredChoice';
import { CODE_STYLINGS, CODE_VARIANTS } from '@site/src/lib/contracts/demos';
import { DATE_LIBRARIES } from '@site/src/lib/dateLibraries';
import { PACKAGE_MANAGERS } from '@site/src/lib/installCommand';
import { setCodeStyling, setCodeVariant } from '../preferencesStore';
import { setDateLibrary } from '../storeSettings';
import { usePreferences } from '../usePreferences';
import { listOptions } from './listOptions';
import styles from './SettingsDrawer.module.css';
import { SettingsGroup } from './SettingsGroup';
import { getSettingText, t } from './texts';

export function CodeSettings() {
  const { codeVariant, codeStyling, dateLibrary: stored } = usePreferences();
  const [manager, setManager] = useStoredChoice('package-manager', PACKAGE_MANAGERS);
  const dateLibrary = DATE_LIBRARIES.find((name) => name === stored) ?? DATE_LIBRARIES[0]!;
  return (
    <SettingsGroup title={t('groups.code')}>
      <Segments
        legend={getSettingText('language')}
        options={listOptions('language', CODE_VARIANTS, (value) => `language-${value}`)}
        value={codeVariant}
        onChange={setCodeVariant}
      />
      <Segments
        legend={getSettingText('styling')}
        options={listOptions('styling', CODE_STYLINGS, (value) => `styling-${value}`)}
        value={codeStyling}
        onChange={setCodeStyling}
      />
      <div>
        <Segments
          legend={getSettingText('date-library')}
          options={listOptions('date-library', DATE_LIBRARIES, (value) => `date-library-${value}`)}
          value={dateLibrary}
          onChange={setDateLibrary}
        />
        <p className={styles.hint}>{t('dateLibraryHint')}</p>
      </div>
      <Segments
        legend={getSettingText('package-manager')}
        options={listOptions(
          'package-manager',
          PACKAGE_MANAGERS,
          (value) => `package-manager-${value}`,
        )}
        value={manager}
        onChange={setManager}
      />
    </SettingsGroup>
  );
}
