import type { Action } from '@site/src/lib/contracts/analytics';
import type { ToolbarIconName } from './ToolbarIcon';

/**
 * What a reader can do with a demo besides reading it. `place` is the action's location: in the
 * toolbar (`row`; on a phone in the menu), or always in the menu.
 */
export interface DemoActionEntry {
  id: ActionId;
  icon: ToolbarIconName;
  place: 'row' | 'menu';
  /** Its name in analytics. */
  event: Action<'demo'>;
}

export type ActionId =
  | 'chat'
  | 'copyPrompt'
  | 'reset'
  | 'fullscreen'
  | 'playground'
  | 'stackBlitz'
  | 'codeSandbox'
  | 'resetFocus'
  | 'download'
  | 'copyFiles'
  | 'viewSource'
  | 'copyTsLink'
  | 'copyJsLink'
  | 'copyEditLink';

export const DEMO_ACTIONS: readonly DemoActionEntry[] = [
  { id: 'chat', icon: 'chat', place: 'row', event: 'open-in-mui-chat' },
  { id: 'copyPrompt', icon: 'chat', place: 'row', event: 'copy-prompt' },
  { id: 'reset', icon: 'reset', place: 'row', event: 'reset' },
  { id: 'fullscreen', icon: 'fullscreen', place: 'row', event: 'fullscreen' },
  { id: 'playground', icon: 'play', place: 'row', event: 'playground' },
  { id: 'stackBlitz', icon: 'bolt', place: 'row', event: 'stackblitz' },
  { id: 'codeSandbox', icon: 'box', place: 'row', event: 'codesandbox' },
  { id: 'resetFocus', icon: 'target', place: 'menu', event: 'reset-focus' },
  { id: 'download', icon: 'download', place: 'menu', event: 'download' },
  { id: 'copyFiles', icon: 'copy', place: 'menu', event: 'copy-files' },
  { id: 'viewSource', icon: 'repository', place: 'menu', event: 'github' },
  { id: 'copyTsLink', icon: 'link', place: 'menu', event: 'copy-ts-source-link' },
  { id: 'copyJsLink', icon: 'link', place: 'menu', event: 'copy-js-source-link' },
  { id: 'copyEditLink', icon: 'link', place: 'menu', event: 'copy-edit-link' },
];
