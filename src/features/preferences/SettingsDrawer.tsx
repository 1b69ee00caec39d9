import texts from '@site/i18n/en/settings.json';
import { Drawer } from '@site/src/components/Drawer';
import { Segments } from '@site/src/components/Segments';
import { eventAttributes } from '@site/src/lib/eventAttributes';
import { CODE_STYLINGS, CODE_VARIANTS } from '@site/src/lib/contracts/demos';
import { createTranslate } from '@site/src/lib/createTranslate';
import { MODES } from './colorMode';
import {
  dispatchTheme,
  setCodeStyling,
  setCodeVariant,
  setDirection,
  setMode,
} from './preferencesStore';
import styles from './SettingsDrawer.module.css';
import { usePreferences } from './usePreferences';

const t = createTranslate({ en: texts });

const DIRECTIONS = ['ltr', 'rtl'] as const;
const DENSITIES = ['standard', 'dense'] as const;

/** Every choice that the site remembers for the reader. */
export default function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const { color, theme, codeVariant, codeStyling } = usePreferences();
  return (
    <Drawer label={t('settings')} closeLabel={t('close')} side="end" onClose={onClose}>
      <div className={styles.settings}>
        <Segments
          legend={t('mode.label')}
          options={MODES.map((value) => ({
            value,
            label: t(`mode.${value}`),
            attributes: eventAttributes({ category: 'settings', action: value }),
          }))}
          value={color.mode}
          onChange={setMode}
        />
        <Segments
          legend={t('direction.label')}
          options={DIRECTIONS.map((value) => ({
            value,
            label: t(`direction.${value}`),
            attributes: eventAttributes({ category: 'settings', action: value }),
          }))}
          value={theme.direction}
          onChange={setDirection}
        />
        <Segments
          legend={t('density.label')}
          options={DENSITIES.map((value) => ({ value, label: t(`density.${value}`) }))}
          value={theme.dense ? 'dense' : 'standard'}
          onChange={(value) => dispatchTheme({ type: 'SET_DENSE', payload: value === 'dense' })}
        />
        <Segments
          legend={t('codeVariant.label')}
          options={CODE_VARIANTS.map((value) => ({ value, label: t(`codeVariant.${value}`) }))}
          value={codeVariant}
          onChange={setCodeVariant}
        />
        <Segments
          legend={t('codeStyling.label')}
          options={CODE_STYLINGS.map((value) => ({ value, label: t(`codeStyling.${value}`) }))}
          value={codeStyling}
          onChange={setCodeStyling}
        />
        <p className={styles.note}>{t('remembered')}</p>
      </div>
    </Drawer>
  );
}
