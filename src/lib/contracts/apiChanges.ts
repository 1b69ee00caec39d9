import type { ApiMajor, ApiPlan, ApiProductId } from './api';

/**
 * What changed in one product between two majors, as in
 * `/x/api/changes/<product>/<from>-<to>.json`. Types and defaults are code from the packages.
 */

export const API_CHANGE_KINDS = [
  'removed',
  'renamed',
  'moved',
  'retyped',
  'default',
  'required',
  'deprecated',
  'added',
] as const;

/**
 * `moved`: an export must be imported from a different path. `required`: an optional prop became
 * required, or vice versa.
 */
export type ApiChangeKind = (typeof API_CHANGE_KINDS)[number];

export const API_CHANGE_PARTS = [
  'component',
  'interface',
  'hook',
  'selector',
  'event',
  'theme',
  'export',
  'prop',
  'member',
  'method',
  'text',
  'format',
  'slot',
  'class',
] as const;

/**
 * What changed: `member` is a property of an interface, `method` a method of an API object, an
 * adapter or a field's ref, `text` a key of `localeText`, `format` one of an adapter's formats.
 * `theme` is a key of the theme (`MuiDataGrid`) or one that it accepts (`MuiDayCalendar.header`).
 */
export type ApiChangePart = (typeof API_CHANGE_PARTS)[number];

export interface ApiChange {
  part: ApiChangePart;
  kind: ApiChangeKind;
  /** The newer name; for removed items, their last name. */
  name: string;
  /** Old name, path, type or default; `required` or `optional`. Undefined if there was none. */
  before?: string;
  /** The same, but new. For deprecated items: what to do instead, in Markdown. */
  after?: string;
  /** For removed items: what to use according to the migration guide, as code. */
  instead?: string;
  /**
   * The source of a new name: the hand-written map of the migration guides, or similarity of name
   * and type.
   */
  knownBy?: 'map' | 'similarity';
  /** The lowest plan that has it. */
  plan?: Exclude<ApiPlan, 'community'>;
}

/** The lists that don't belong to a component or interface. */
export const API_CHANGE_LISTS = [
  'components',
  'interfaces',
  'hooks',
  'selectors',
  'events',
  'theme',
  'exports',
] as const;

export type ApiChangeList = (typeof API_CHANGE_LISTS)[number];

/** Changes within one component or interface, or those of a whole list. */
export interface ApiChangeGroup {
  kind: 'component' | 'interface' | ApiChangeList;
  /** Newer name of the component or interface; for a list, its kind. */
  name: string;
  /** Sorted by `API_CHANGE_PARTS`, then `API_CHANGE_KINDS`, then name. */
  changes: readonly ApiChange[];
}

export interface ApiChanges {
  product: ApiProductId;
  from: ApiMajor;
  to: ApiMajor;
  /** Version of the community package: `7.29.13`. */
  fromVersion: string;
  toVersion: string;
  /** Lists first, then components and interfaces by name. Without empty ones. */
  groups: readonly ApiChangeGroup[];
}
