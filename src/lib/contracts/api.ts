/**
 * The API model: what plugins/apiReference reads from the type declarations (and, if they aren't
 * sufficient, from the JavaScript) of published packages. One product in one major is one
 * `ApiProduct`; reference pages, the list of changes and the published JSON are views of it.
 * Descriptions are the packages' Markdown. Missing optional fields mean "no" or "none".
 */

import { DOCS_VERSIONS } from '../docsVersions';
import type { Plan, ProductSlug } from '../products';

export type ApiProductId = ProductSlug;
export type ApiPlan = Plan;

/**
 * A major version of the packages.
 *
 * @pattern ^v\d+$
 */
export type ApiMajor = `v${number}`;
/**
 * Majors that the model covers, oldest first. The last is the one documented by the current pages.
 */
export const API_MAJORS = [...DOCS_VERSIONS].reverse() as readonly ApiMajor[];

export interface ApiType {
  /**
   * As written in code, without the `undefined` of optional members: `GridDensity`, `(params:
   * GridRowParams) => void`.
   *
   * @minLength 1
   */
  text: string;
  /** The definition behind a name in `text`, if it says more; may contain line breaks. */
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

/** A link to more information: a path on this site, or an absolute URL. */
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
  /** Call signatures if the type is a function; more than one if it's overloaded. */
  signatures?: readonly ApiSignature[];
  /** The lowest plan that has or uses it, if its owner has members in lower plans. */
  plan?: Exclude<ApiPlan, 'community'>;
  seeMore?: ApiSeeMore;
}

/** Props that a component inherits from elsewhere, by the type that declares them. */
export interface ApiInheritance {
  /** The name of that type: `HTMLAttributes`, `TextFieldProps`. */
  from: string;
  /** Package that declares it: `@types/react`. */
  packageName: string;
  props: readonly string[];
  /** Those that aren't attributes of React's elements; signatures are omitted. */
  members?: readonly ApiMember[];
}

export interface ApiRef {
  /** What it holds: `HTMLDivElement`; undefined if the declarations don't specify it. */
  type?: string;
}

export interface ApiSlot {
  name: string;
  type: string;
  description?: string;
  /** The name of the default component: `GridBody`, `'div'`. */
  default?: string;
  /**
   * Class on the element, with the dot.
   *
   * @pattern ^\.
   */
  className?: string;
  deprecated?: ApiDeprecation;
  plan?: Exclude<ApiPlan, 'community'>;
}

export interface ApiClass {
  /** Key in the classes object: `root`. */
  key: string;
  /**
   * With the dot: `.MuiDataGrid-root`, `.Mui-disabled`.
   *
   * @pattern ^\.
   */
  className: string;
  description?: string;
  /** A state class shared by components: `.Mui-selected`. */
  isGlobal?: true;
  deprecated?: ApiDeprecation;
  /** The lowest plan whose code uses it, if its owner is in a lower one. */
  plan?: Exclude<ApiPlan, 'community'>;
}

interface ApiDocumented {
  name: string;
  /** Name in the import, if it's different: `Unstable_FunnelChart` for `FunnelChart`. */
  exportName?: string;
  plan: ApiPlan;
  description?: string;
  deprecated?: ApiDeprecation;
  /**
   * Module paths that export it, with the shortest one in the lowest plan first:
   * `@mui/x-charts/BarChart`.
   */
  imports: readonly string[];
}

export interface ApiComponent extends ApiDocumented {
  props: readonly ApiMember[];
  inherited: readonly ApiInheritance[];
  /** Undefined if it accepts no ref. */
  ref?: ApiRef;
  slots: readonly ApiSlot[];
  classes: readonly ApiClass[];
  /** Methods of the object in its `apiRef`. The grid's object is an interface with its own page. */
  methods?: readonly ApiMember[];
  /** Key under `theme.components`: `MuiDataGrid`. */
  themeName?: string;
  /** The declaration's path in its package, without extension: `DataGrid/DataGrid`. */
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
  /** Type of the first argument; undefined if the event has none. */
  params?: string;
  /** Type of the DOM event; undefined if there is none. */
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
  /** Type of the result. */
  returns: string;
  /** Type of its additional argument, if it accepts one. */
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

/** Anything exported by a package, including what has its own page. */
export interface ApiExport {
  name: string;
  kind: ApiExportKind;
  plan: ApiPlan;
  imports: readonly string[];
  /** Its comment hides it from the docs. */
  isHidden?: true;
  deprecated?: ApiDeprecation;
  /** Its shape on one line, if that's short enough to compare: a function's signature, an alias. */
  type?: string;
  /** The names of a generic type's parameters: `['TDate']`. */
  typeParameters?: readonly string[];
}

/** A key that the packages add to the types of Material UI's theme. */
export interface ApiThemeKey {
  /** A component's name under `components`: `MuiDataGrid`; or a path: `palette.DataGrid`. */
  name: string;
  plan: ApiPlan;
  /**
   * Class keys accepted by the component's `styleOverrides`; for a path, the keys below it. Sorted.
   */
  keys: readonly string[];
}

/** Names that exist in the packages but are hidden from the docs by their comments. */
export interface ApiHidden {
  exports: readonly string[];
  events: readonly string[];
  /** By name of component or interface. */
  members: Readonly<Record<string, readonly string[]>>;
  slots: Readonly<Record<string, readonly string[]>>;
  classes: Readonly<Record<string, readonly string[]>>;
}

/** All lists are sorted by name, except for members, which keep the order of their declaration. */
export interface ApiProduct {
  product: ApiProductId;
  major: ApiMajor;
  /**
   * Version of the community package: `8.7.0`.
   *
   * @pattern ^\d+\.\d+\.\d+
   */
  version: string;
  /** Maps each package to the exact version that was read. */
  packages: Readonly<Record<string, string>>;
  components: readonly ApiComponent[];
  interfaces: readonly ApiInterface[];
  hooks: readonly ApiHook[];
  /** Data grid only; empty for other products. */
  events: readonly ApiEvent[];
  selectors: readonly ApiSelector[];
  /** Parts of the grid's API object: `GridColumnApi` … */
  apiParts: readonly ApiInterface[];
  /**
   * Object types without a page that apps pass in or call: texts, formats, adapters, refs of
   * fields, props of a picker's field, initial states, data sources.
   */
  objects: readonly ApiInterface[];
  themeKeys: readonly ApiThemeKey[];
  exports: readonly ApiExport[];
  /** What isn't documented, so that nothing treats it as removed. */
  hidden?: ApiHidden;
}

/** What couldn't be read, as `Owner.member: what is missing`. */
export type ApiProblem = string;

/** The majors that have something; both undefined if every covered major has it. */
export interface ApiSpan {
  /** The first major that has it, if an older covered major doesn't. */
  since?: ApiMajor;
  /** The last major that had it, if the latest covered major doesn't. */
  until?: ApiMajor;
}

/** Spans of one component or interface and of its parts, by name. */
export interface ApiHistory extends ApiSpan {
  members: Readonly<Record<string, ApiSpan>>;
  slots: Readonly<Record<string, ApiSpan>>;
  classes: Readonly<Record<string, ApiSpan>>;
}

/** Size of a production bundle in bytes after gzip, without React and React DOM. */
export interface ApiSize {
  /**
   * Of a bundle that only imports the component.
   *
   * @asType integer
   * @minimum 0
   */
  alone: number;
  /**
   * What it adds to a bundle that contains the `others`.
   *
   * @asType integer
   * @minimum 0
   */
  added: number;
  /** Names of the components shown together with this one on its demo pages. */
  others: readonly string[];
}

export interface ApiPageLink {
  title: string;
  /** `/x/react-data-grid/sorting/` */
  path: string;
}

/** A known problem of a page's subject. */
export interface ApiPageProblem {
  /** Inline Markdown. */
  title: string;
  /** Where it is described: `/x/react-charts/axis/#axis-slots`. */
  path: string;
  /** Props or members whose rows mention it. */
  members: readonly string[];
  slots: readonly string[];
}

/** Everything that one reference page shows. */
export type ApiPage = {
  product: ApiProductId;
  major: ApiMajor;
  version: string;
  history: ApiHistory;
  /** Pages that list it in their front matter. */
  demos: readonly ApiPageLink[];
  problems?: readonly ApiPageProblem[];
  /**
   * Maps the names of types with a page to its path: `GridColDef` →
   * `/x/api/data-grid/grid-col-def/`.
   */
  typePaths: Readonly<Record<string, string>>;
} & (
  | { kind: 'component'; api: ApiComponent; sourceUrl: string; size?: ApiSize }
  | { kind: 'interface'; api: ApiInterface }
);

/**
 * A file below `/x/api/`: a product with everything that its packages export, or one page.
 * Descriptions are Markdown. Missing optional fields mean "no" or "none".
 */
export type ApiDocument = {
  /** The path of this schema. */
  $schema: string;
} & (ApiProduct | ApiPage);
