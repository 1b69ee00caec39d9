import type { IconName } from '@site/src/components/Icon';
import type { CodeStyling, DemoManifest } from '@site/src/lib/contracts/demos';
import type { ExportTarget } from '../../demo';
import type { FrameQuery } from '../frameQuery';

/** What the bar and the options have in common. */
export interface TemplateControls {
  demo: DemoManifest;
  styling: CodeStyling;
  theme: FrameQuery['theme'];
  onTheme: (theme: FrameQuery['theme']) => void;
  onSend: (target: ExportTarget) => void;
  onReset: () => void;
}

export const THEMES = ['custom', 'default'] as const;
export const MODES = ['light', 'system', 'dark'] as const;

/** Export targets, in the order of the buttons. */
export const TARGETS = [
  { target: 'stackBlitz', icon: 'bolt', action: 'stackblitz' },
  { target: 'codeSandbox', icon: 'box', action: 'codesandbox' },
  { target: 'download', icon: 'download', action: 'download' },
] as const satisfies readonly { target: ExportTarget; icon: IconName; action: string }[];

export const STYLING_EVENTS = {
  system: 'styling-system',
  Tailwind: 'styling-tailwind',
  CSS: 'styling-css',
} as const;

export const LANGUAGE_EVENTS = { TS: 'source-ts', JS: 'source-js' } as const;

export const THEME_EVENTS = { custom: 'theme-custom', default: 'theme-default' } as const;
