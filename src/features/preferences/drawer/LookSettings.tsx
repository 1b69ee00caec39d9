import { Segments } from '@site/src/components/Segments';
import { MODES } from '../colorMode';
import { dispatchTheme, setDirection, setMode } from '../preferencesStore';
import { usePreferences } from '../usePreferences';
import { listOptions } from './listOptions';
import { SettingsGroup } from './SettingsGroup';
import { getSettingText, t } from './texts';

const DIRECTIONS = ['ltr', 'rtl'] as const;
const DENSITIES = ['false', 'true'] as const;

export function LookSettings() {
  const { color, theme } = usePreferences();
  return (
    <SettingsGroup title={t('groups.look')}>
      <Segments
        legend={getSettingText('mode')}
        options={listOptions('mode', MODES, (value) => value)}
        value={color.mode}
        onChange={setMode}
      />
      <Segments
        legend={getSettingText('direction')}
        options={listOptions('direction', DIRECTIONS, (value) => value)}
        value={theme.direction}
        onChange={setDirection}
      />
      <Segments
        legend={getSettingText('dense')}
        options={listOptions('dense', DENSITIES, (value) => `dense-${value}`)}
        value={theme.dense ? 'true' : 'false'}
        onChange={(value) => dispatchTheme({ type: 'SET_DENSE', payload: value === 'true' })}
      />
    </SettingsGroup>
  );
}
