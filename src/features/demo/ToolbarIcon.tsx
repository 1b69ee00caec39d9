import { Icon, type IconName, LineIcon } from '@site/src/components/Icon';

/** Icons only used in the toolbar; every page contains those of `Icon`. */
const PATHS = {
  chat: 'M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12h5',
} as const;

export type ToolbarIconName = IconName | keyof typeof PATHS;

export function ToolbarIcon({ name }: { name: ToolbarIconName }) {
  return name === 'chat' ? <LineIcon path={PATHS.chat} /> : <Icon name={name} />;
}
