import type { IconName } from '@site/src/components/Icon';

/**
 * What a reader can do with a demo besides reading it. `place` says where: in the toolbar
 * (`row`; on a phone in the menu), or always in the menu.
 */
export interface DemoActionEntry {
  id: ActionId;
  icon: IconName;
  place: 'row' | 'menu';
}

export type ActionId =
  | 'reset'
  | 'fullscreen'
  | 'playground'
  | 'stackBlitz'
  | 'codeSandbox'
  | 'resetFocus'
  | 'download'
  | 'viewSource'
  | 'copyTsLink'
  | 'copyJsLink'
  | 'copyEditLink';

export const DEMO_ACTIONS: readonly DemoActionEntry[] = [
  { id: 'reset', icon: 'reset', place: 'row' },
  { id: 'fullscreen', icon: 'fullscreen', place: 'row' },
  { id: 'playground', icon: 'play', place: 'row' },
  { id: 'stackBlitz', icon: 'bolt', place: 'row' },
  { id: 'codeSandbox', icon: 'box', place: 'row' },
  { id: 'resetFocus', icon: 'target', place: 'menu' },
  { id: 'download', icon: 'download', place: 'menu' },
  { id: 'viewSource', icon: 'repository', place: 'menu' },
  { id: 'copyTsLink', icon: 'link', place: 'menu' },
  { id: 'copyJsLink', icon: 'link', place: 'menu' },
  { id: 'copyEditLink', icon: 'link', place: 'menu' },
];
