import type { ComponentType } from 'react';
import type { ArgType, Args, SourceTemplate } from './demoControls';
import type { DemoLibraries } from './demoLibraries';

/**
 * The shape of what plugins/demos derives from a demo's files, and of what leaves the site with
 * it. Written at build, read in the browser.
 */

export const CODE_VARIANTS = ['TS', 'JS'] as const;
export type CodeVariant = (typeof CODE_VARIANTS)[number];

export const CODE_STYLINGS = ['system', 'Tailwind', 'CSS'] as const;
export type CodeStyling = (typeof CODE_STYLINGS)[number];

/** How the entry of a demo is named in each styling: `X.tsx`, and beside it `X.tailwind.tsx`. */
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

/** A file with its code as highlighted HTML, without any wrapper. */
export interface HighlightedFile extends SourceFile {
  html: string;
}

/**
 * The JSX worth seeing first: the entry's characters `start` to `end`, without common indent. Of a
 * demo with controls they are those of what it begins with.
 */
export interface DemoPreview {
  code: string;
  html: string;
  start: number;
  end: number;
  /** Spaces that were taken from the start of each line but the first. */
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
  /** Package → exact version: what the files import, and the peers of that. */
  dependencies: Record<string, string>;
  /** Packages that only TypeScript needs, `@types/…` → exact version. */
  typeDependencies: Record<string, string>;
}

/** Everything a demo says of itself; fetched only when its code is wanted. */
export interface DemoSources {
  name: string;
  /** Path of the entry in the repository of these docs: `docs/react-data-grid/…/Name.tsx`. */
  path: string;
  /** Set where it is written with another date library than its file. */
  dateLibrary?: string;
  /** Whether it is a whole page (a template), to the edges of the window. */
  isPage?: true;
  /** Its code above is as these begin. */
  controls?: DemoControls;
  stylings: Partial<Record<CodeStyling, DemoStyling>> & { system: DemoStyling };
}

/** What readers can change of a demo without editing it, and how its code follows. */
export interface DemoControls {
  argTypes: readonly ArgType[];
  templates: Partial<Record<CodeStyling, Record<CodeVariant, SourceTemplate>>>;
}

/** A program that leaves the site: to an online editor, or as an archive. */
export interface DemoProgram {
  /** Name of the component and of the entry without its extension: `PinInitial`. */
  name: string;
  /** Human title: "Pinned at first – Data Grid". */
  title: string;
  /** Address of the demo on this site, for the link back. */
  url: string;
  language: CodeVariant;
  styling: CodeStyling;
  /** Whether it is a whole page, without space around it. */
  isPage?: true;
  /** The entry first. */
  files: SourceFile[];
  dependencies: Record<string, string>;
  typeDependencies: Record<string, string>;
}

/** What a page knows of a demo from the start: enough for its frame, nothing of its code. */
export interface DemoManifest {
  name: string;
  /** Path below the docs folder without extension: `react-data-grid/column-pinning/PinInitial`. */
  id: string;
  /** Docs version whose packages it uses: `v8`. */
  version: string;
  stylings: readonly CodeStyling[];
  /** What its packages need, where that is more than Community. */
  plan?: 'pro' | 'premium';
  /** Whether the program sets a density itself, which the reader's leaves alone. */
  hasOwnDensity?: true;
  /** Lines of the preview in system styling and TypeScript, as served; 0 when there is none. */
  previewLines: number;
  /** Lines of the entry in its system styling and TypeScript. */
  sourceLines: number;
  /** Whether its opened code stands under tabs, one for each file. */
  hasTabs?: true;
  /**
   * In development alone, where it follows the file; the built site serves
   * `demo-sources/<id>.json`.
   */
  loadSources?: () => Promise<{ default: DemoSources }>;
  loadLibraries: DemoLoaders['loadLibraries'];
  components: DemoComponents;
  /** Where it has dates: other libraries that it can be shown with, with the lines of preview and source. */
  dateLibraries?: Readonly<Record<string, DatedLines>>;
  /** Fetches the demo with these, by library. */
  loadDates?: () => Promise<{ default: Partial<Record<string, DatedDemo>> }>;
  /** For readers without JavaScript; only the server's build carries it. */
  staticCode?: { html: string; isPreview: boolean };
}

type DemoComponents = Partial<Record<CodeStyling, () => Promise<DemoModule>>>;

export type DatedLines = readonly [previewLines: number, sourceLines: number];

/** A demo with another date library. */
export interface DatedDemo {
  components: DemoComponents;
  /** In development alone. */
  loadSources?: DemoManifest['loadSources'];
}

export interface DemoModule {
  /** Takes its args as props, where it has controls. */
  default: ComponentType<Args>;
  /** The folder whose Tailwind sheet came with it, where it is styled so. */
  tailwind?: string;
}

/** Fetch what runs a demo: its own code, and what its workspace says of the packages. */
export interface DemoLoaders {
  load: () => Promise<DemoModule>;
  loadLibraries: () => Promise<{ libraries: DemoLibraries }>;
}
