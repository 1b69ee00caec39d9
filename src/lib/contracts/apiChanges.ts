import type { ApiMajor, ApiPlan, ApiProductId } from './api';

/**
 * What changed in one product between two majors, as `/x/api/changes/<product>/<from>-<to>.json`
 * has it. Types and defaults are code as the packages have it.
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
 * `moved`: an export has to be imported from another path. `required`: an optional prop became
 * required, or the reverse.
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
 * What changed: `member` is the property of an interface, `method` one of an API object, an adapter
 * or a field's ref, `text` a key of `localeText`, `format` one of an adapter's formats. `theme` is a
 * key of the theme (`MuiDataGrid`) or one that it takes (`MuiDayCalendar.header`).
 */
export type ApiChangePart = (typeof API_CHANGE_PARTS)[number];

export interface ApiChange {
  part: ApiChangePart;
  kind: ApiChangeKind;
  /** The newer name; of what was removed, the name that it had. */
  name: string;
  /** Old name, path, type or default; `required` or `optional`. Absent where there was none. */
  before?: string;
  /** The same, new. Of what was deprecated: what to do instead, in Markdown. */
  after?: string;
  /** Of what was removed: what the migration guide says to use, as code. */
  instead?: string;
  /** How a new name is known: by hand from the migration guide, or by likeness of name and type. */
  knownBy?: 'map' | 'similarity';
  /** Least plan that has it. */
  plan?: Exclude<ApiPlan, 'community'>;
}

/** The lists that have no component or interface to stand under. */
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

/** Changes inside of one component or interface, or those of a whole list. */
export interface ApiChangeGroup {
  kind: 'component' | 'interface' | ApiChangeList;
  /** Newer name of the component or interface; of a list, its kind. */
  name: string;
  /** In the order of `API_CHANGE_PARTS`, then of `API_CHANGE_KINDS`, then of names. */
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
