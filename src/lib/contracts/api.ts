/**
 * The API model: what plugins/apiReference reads from the type declarations (and, where they do
 * not say, from the JavaScript) of published packages. One product of one major is one
 * `ApiProduct`; reference pages, the list of changes and the published JSON are views of it.
 * Descriptions are Markdown as the packages have it. Absent optional fields mean "no" or "none".
 */

import { DOCS_VERSIONS } from '../docsVersions';
import type { Plan, ProductSlug } from '../products';

export type ApiProductId = ProductSlug;
export type ApiPlan = Plan;

/** Majors that the model covers, oldest first. The last is the one that the current pages tell of. */
export type ApiMajor = `v${number}`;
export const API_MAJORS = [...DOCS_VERSIONS].reverse() as readonly ApiMajor[];

export interface ApiType {
  /**
   * As one would write it, without the `undefined` of what is optional: `GridDensity`,
   * `(params: GridRowParams) => void`.
   */
  text: string;
  /** What a name in `text` stands for, where that says more; may hold line breaks. */
  expanded?: string;
}

export interface ApiDeprecation {
  /** What to do instead; Markdown; may be empty. */
  reason: string;
}

export interface ApiParameter {
  name: string;
  type: string;
  isOptional?: true;
  description?: string;
}

export interface ApiSignature {
  parameters: readonly ApiParameter[];
  returns: { type: string; description?: string };
}

/** A link to more about something: a path of this site, or an absolute address. */
export interface ApiSeeMore {
  text: string;
  url: string;
}

/** A prop, the property of an interface, or a method. */
export interface ApiMember {
  name: string;
  type: ApiType;
  isRequired?: true;
  /** As code: `'standard'`, `false`, `[]`. */
  default?: string;
  description?: string;
  deprecated?: ApiDeprecation;
  /** Call signatures, where the type is a function; more than one where it is overloaded. */
  signatures?: readonly ApiSignature[];
  /** Least plan that has or uses it, where its owner has members of lesser plans. */
  plan?: Exclude<ApiPlan, 'community'>;
  seeMore?: ApiSeeMore;
}

/** Props that a component takes over from elsewhere, by the type that declares them. */
export interface ApiInheritance {
  /** Name of that type: `HTMLAttributes`, `TextFieldProps`. */
  from: string;
  /** Package that declares it: `@types/react`. */
  packageName: string;
  props: readonly string[];
  /** What those are that are no attributes of React's elements; signatures are left out. */
  members?: readonly ApiMember[];
}

export interface ApiRef {
  /** What it holds: `HTMLDivElement`; absent where the declarations leave it open. */
  type?: string;
}

export interface ApiSlot {
  name: string;
  type: string;
  description?: string;
  /** Name of the component that fills it: `GridBody`, `'div'`. */
  default?: string;
  /** Class on the element, with the dot. */
  className?: string;
  deprecated?: ApiDeprecation;
  plan?: Exclude<ApiPlan, 'community'>;
}

export interface ApiClass {
  /** Key in the classes object: `root`. */
  key: string;
  /** With the dot: `.MuiDataGrid-root`, `.Mui-disabled`. */
  className: string;
  description?: string;
  /** A state class that components share: `.Mui-selected`. */
  isGlobal?: true;
  deprecated?: ApiDeprecation;
  /** Least plan whose code uses it, where its owner is of a lesser one. */
  plan?: Exclude<ApiPlan, 'community'>;
}

interface ApiDocumented {
  name: string;
  /** Name in the import, where that is another: `Unstable_FunnelChart` of `FunnelChart`. */
  exportName?: string;
  plan: ApiPlan;
  description?: string;
  deprecated?: ApiDeprecation;
  /** Module paths that export it, the shortest of the least plan first: `@mui/x-charts/BarChart`. */
  imports: readonly string[];
}

export interface ApiComponent extends ApiDocumented {
  props: readonly ApiMember[];
  inherited: readonly ApiInheritance[];
  /** Absent where it takes no ref. */
  ref?: ApiRef;
  slots: readonly ApiSlot[];
  classes: readonly ApiClass[];
  /** Methods of the object in its `apiRef`. The grid's object is an interface with a page. */
  methods?: readonly ApiMember[];
  /** Key under `theme.components`: `MuiDataGrid`. */
  themeName?: string;
  /** Declaration's path in its package, without extension: `DataGrid/DataGrid`. */
  file: string;
  /** Package that declares it. */
  packageName: string;
}

export interface ApiInterface extends ApiDocumented {
  /** Type parameters as declared: `<R extends GridValidRowModel = any>`. */
  typeParameters?: string;
  members: readonly ApiMember[];
}

export interface ApiHook extends ApiDocumented {
  signatures: readonly ApiSignature[];
}

/** An event of the grid's API object. */
export interface ApiEvent {
  name: string;
  plan: ApiPlan;
  description?: string;
  deprecated?: ApiDeprecation;
  /** Type of the first argument; absent where the event has none. */
  params?: string;
  /** Type of the DOM event; absent where there is none. */
  event?: string;
  /** Prop that listens to it: `onRowClick`. */
  prop?: string;
}

export interface ApiSelector {
  name: string;
  plan: ApiPlan;
  category?: string;
  description?: string;
  deprecated?: ApiDeprecation;
  /** Type of what it selects. */
  returns: string;
  /** Type of its further argument, where it takes one. */
  argument?: string;
}

export type ApiExportKind =
  | 'class'
  | 'component'
  | 'constant'
  | 'enum'
  | 'function'
  | 'hook'
  | 'interface'
  | 'type';

/** Anything that a package exports; what has a page is listed here too. */
export interface ApiExport {
  name: string;
  kind: ApiExportKind;
  plan: ApiPlan;
  imports: readonly string[];
  /** Its comment keeps it out of the docs. */
  isHidden?: true;
  deprecated?: ApiDeprecation;
  /** Shape in one line, where it is short enough to compare: a function's signature, an alias. */
  type?: string;
  /** Of a generic type, its parameters by name: `['TDate']`. */
  typeParameters?: readonly string[];
}

/** A key that the packages add to the types of Material UI's theme. */
export interface ApiThemeKey {
  /** Of a component, its name under `components`: `MuiDataGrid`; else a path: `palette.DataGrid`. */
  name: string;
  plan: ApiPlan;
  /** Class keys that the component's `styleOverrides` take; of a path, the keys below it. Sorted. */
  keys: readonly string[];
}

/** Names that packages have and their comments keep out of the docs. */
export interface ApiHidden {
  exports: readonly string[];
  events: readonly string[];
  /** By name of component or interface. */
  members: Readonly<Record<string, readonly string[]>>;
  slots: Readonly<Record<string, readonly string[]>>;
  classes: Readonly<Record<string, readonly string[]>>;
}

/** All lists are sorted by name, except members that keep the order in which they are declared. */
export interface ApiProduct {
  product: ApiProductId;
  major: ApiMajor;
  /** Version of the community package: `8.7.0`. */
  version: string;
  /** Package → exact version that was read. */
  packages: Readonly<Record<string, string>>;
  components: readonly ApiComponent[];
  interfaces: readonly ApiInterface[];
  hooks: readonly ApiHook[];
  /** Data grid only; else empty. */
  events: readonly ApiEvent[];
  selectors: readonly ApiSelector[];
  /** Parts of the grid's API object: `GridColumnApi` … */
  apiParts: readonly ApiInterface[];
  /**
   * Object types without a page that apps fill or call: texts, formats, adapters, refs of fields,
   * props of a picker's field, initial states, data sources.
   */
  objects: readonly ApiInterface[];
  themeKeys: readonly ApiThemeKey[];
  exports: readonly ApiExport[];
  /** What is not described, so that nobody takes it for gone. */
  hidden?: ApiHidden;
}

/** What could not be read, as `Owner.member: what is missing`. */
export type ApiProblem = string;

/** The majors that have something; both absent where every covered major has it. */
export interface ApiSpan {
  /** First major that has it, where an older covered major does not. */
  since?: ApiMajor;
  /** Last major that had it, where the newest covered major does not. */
  until?: ApiMajor;
}

/** Spans of one component or interface and of what belongs to it, by name. */
export interface ApiHistory extends ApiSpan {
  members: Readonly<Record<string, ApiSpan>>;
  slots: Readonly<Record<string, ApiSpan>>;
  classes: Readonly<Record<string, ApiSpan>>;
}

/** Bytes of gzip of a production bundle, React and React DOM not counted. */
export interface ApiSize {
  /** Of a bundle that imports nothing but the component. */
  alone: number;
  /** What it adds to a bundle that has the `others`. */
  added: number;
  /** Names of the components that the pages which show this one show beside it. */
  others: readonly string[];
}

export interface ApiPageLink {
  title: string;
  /** `/x/react-data-grid/sorting/` */
  path: string;
}

/** A known problem of what a page is about. */
export interface ApiPageProblem {
  /** Inline Markdown. */
  title: string;
  /** Where it is described: `/x/react-charts/axis/#axis-slots`. */
  path: string;
  /** Props, or members, whose rows say so. */
  members: readonly string[];
  slots: readonly string[];
}

/** Everything that one reference page shows. */
export type ApiPage = {
  product: ApiProductId;
  major: ApiMajor;
  version: string;
  history: ApiHistory;
  /** Pages whose front matter lists it. */
  demos: readonly ApiPageLink[];
  problems?: readonly ApiPageProblem[];
  /** Names of types that have a page → its path: `GridColDef` → `/x/api/data-grid/grid-col-def/`. */
  typePaths: Readonly<Record<string, string>>;
} & (
  | { kind: 'component'; api: ApiComponent; sourceUrl: string; size?: ApiSize }
  | { kind: 'interface'; api: ApiInterface }
);
