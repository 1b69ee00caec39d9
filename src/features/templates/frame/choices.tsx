import { Segments } from '@site/src/components/Segments';
import { CODE_VARIANTS } from '@site/src/lib/contracts/demos';
import { eventAttributes } from '@site/src/lib/eventAttributes';
import { setCodeStyling, setCodeVariant, setMode, usePreferences } from '../../preferences';
import { t } from '../texts';
import {
  LANGUAGE_EVENTS,
  MODES,
  STYLING_EVENTS,
  THEME_EVENTS,
  THEMES,
  type TemplateControls,
} from './controls';

type Chosen = Pick<TemplateControls, 'demo' | 'styling' | 'theme' | 'onTheme'>;

export function ThemeSegments({ demo, theme, onTheme }: Chosen) {
  return (
    <Segments
      legend={t('theme.label')}
      options={THEMES.map((value) => ({
        value,
        label: t(`theme.${value}`),
        attributes: eventAttributes({
          category: 'template',
          action: THEME_EVENTS[value],
          label: demo.id,
        }),
      }))}
      value={theme}
      onChange={onTheme}
    />
  );
}

export function StylingSegments({ demo, styling }: Pick<Chosen, 'demo' | 'styling'>) {
  return (
    <Segments
      legend={t('styling.label')}
      options={demo.stylings.map((value) => ({
        value,
        label: t(`styling.${value}`),
        attributes: eventAttributes({
          category: 'template',
          action: STYLING_EVENTS[value],
          label: demo.id,
        }),
      }))}
      value={styling}
      onChange={setCodeStyling}
    />
  );
}

export function LanguageSegments({ demo }: Pick<Chosen, 'demo'>) {
  const { codeVariant } = usePreferences();
  return (
    <Segments
      legend={t('language.label')}
      options={CODE_VARIANTS.map((value) => ({
        value,
        label: t(`language.${value}`),
        attributes: eventAttributes({
          category: 'template',
          action: LANGUAGE_EVENTS[value],
          label: demo.id,
        }),
      }))}
      value={codeVariant}
      onChange={setCodeVariant}
    />
  );
}

export function ModeSegments() {
  const { color } = usePreferences();
  return (
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
  );
}
