import type { ComponentType } from 'react';
import type { ArgType, Args, SourceTemplate } from './demoControls';
import type { DemoLibraries } from './demoLibraries';

/**
 * The data that plugins/demos generates from a demo's files, and that is exported with it. Written
 * at build time, read in the browser.
 */

export const CODE_VARIANTS = ['TS', 'JS'] as const;
export type CodeVariant = (typeof CODE_VARIANTS)[number];

export const CODE_STYLINGS = ['system', 'Tailwind', 'CSS'] as const;
export type CodeStyling = (typeof CODE_STYLINGS)[number];

/** The suffix of a demo's entry in each styling: `X.tsx`, and next to it `X.tailwind.tsx`. */
export const STYLING_ENDINGS: Record<CodeStyling, string> = {
  system: '.tsx',
  Tailwind: '.tailwind.tsx',
  CSS: '.css.tsx',
};

/** A file of a program. `name` is relative to the entry's folder, with `/`: `parts/rows.ts`. */
export interface SourceFile {
  name: string;
  code: string;
}

/** A file with its code as highlighted HTML, without a wrapper. */
export interface HighlightedFile extends SourceFile {
  html: string;
}

/**
 * The JSX worth seeing first: the entry's characters from `start` to `end`, without common
 * indentation. For a demo with controls, those of its initial state.
 */
export interface DemoPreview {
  code: string;
  html: string;
  start: number;
  end: number;
  /** Spaces removed from the start of each line but the first. */
  indent: number;
}

/** A demo in one styling and one language. The entry is the first file. */
export interface DemoSource {
  files: HighlightedFile[];
  preview?: DemoPreview;
}

/** A demo in one styling. */
export interface DemoStyling {
  TS: DemoSource;
  JS: DemoSource;
  /** Maps packages to exact versions: what the files import, and its peer dependencies. */
  dependencies: Record<string, string>;
  /** Packages that only TypeScript needs, mapping `@types/…` to exact versions. */
  typeDependencies: Record<string, string>;
}

/** All data about a demo; fetched only when its code is needed. */
export interface DemoSources {
  name: string;
  /** The entry's path in the repository of these docs: `docs/react-data-grid/…/Name.tsx`. */
  path: string;
  /** Set if it uses a different date library from its file's. */
  dateLibrary?: string;
  /** Whether it's a whole page (a template) that extends to the edges of the window. */
  isPage?: true;
  /** The code above is in their initial state. */
  controls?: DemoControls;
  stylings: Partial<Record<CodeStyling, DemoStyling>> & { system: DemoStyling };
}

/** What readers can change in a demo without editing it, and how its code changes with it. */
export interface DemoControls {
  argTypes: readonly ArgType[];
  templates: Partial<Record<CodeStyling, Record<CodeVariant, SourceTemplate>>>;
}

/** A program for export: to an online editor or as an archive. */
export interface DemoProgram {
  /** Name of the component, and of the entry without its extension: `PinInitial`. */
  name: string;
  /** Human-readable title: "Pinned at first – Data Grid". */
  title: string;
  /** URL of the demo on this site, for the link back. */
  url: string;
  language: CodeVariant;
  styling: CodeStyling;
  /** Whether it's a whole page, without space around it. */
  isPage?: true;
  /** With the entry first. */
  files: SourceFile[];
  dependencies: Record<string, string>;
  typeDependencies: Record<string, string>;
}

/**
 * The data about a demo that a page has from the start: enough for its frame, but none of its code.
 */
export interface DemoManifest {
  name: string;
  /** Path below the docs folder, without extension: `react-data-grid/column-pinning/PinInitial`. */
  id: string;
  /** The docs version whose packages it uses: `v8`. */
  version: string;
  stylings: readonly CodeStyling[];
  /** The plan that its packages require, if it's above Community. */
  plan?: 'pro' | 'premium';
  /** Whether the program sets a density itself, which the reader's choice doesn't change. */
  hasOwnDensity?: true;
  /** Lines of the preview in system styling and TypeScript, as served; 0 if there's none. */
  previewLines: number;
  /** Lines of the entry in system styling and TypeScript. */
  sourceLines: number;
  /** Whether its open code has tabs, one for each file. */
  hasTabs?: true;
  /**
   * Only in development, where it's updated with the file; the built site serves
   * `demo-sources/<id>.json`.
   */
  loadSources?: () => Promise<{ default: DemoSources }>;
  loadLibraries: DemoLoaders['loadLibraries'];
  components: DemoComponents;
  /**
   * For demos with dates: other libraries that it's available with, and the lines of preview and
   * source.
   */
  dateLibraries?: Readonly<Record<string, DatedLines>>;
  /** Loads the demo with these, by library. */
  loadDates?: () => Promise<{ default: Partial<Record<string, DatedDemo>> }>;
  /** For readers without JavaScript; only in the server bundle. */
  staticCode?: { html: string; isPreview: boolean };
}

type DemoComponents = Partial<Record<CodeStyling, () => Promise<DemoModule>>>;

export type DatedLines = readonly [previewLines: number, sourceLines: number];

/** A demo with a different date library. */
export interface DatedDemo {
  components: DemoComponents;
  /** Only in development. */
  loadSources?: DemoManifest['loadSources'];
}

export interface DemoModule {
  /** Receives its args as props if it has controls. */
  default: ComponentType<Args>;
  /** The folder whose Tailwind style sheet was loaded with it, if it uses Tailwind. */
  tailwind?: string;
}

/** Load what runs a demo: its own code, and its workspace's libraries. */
export interface DemoLoaders {
  load: () => Promise<DemoModule>;
  loadLibraries: () => Promise<{ libraries: DemoLibraries }>;
}
