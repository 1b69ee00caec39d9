import type { CodeStyling, SourceFile } from './demos';

/**
 * What the page and the framed runner say to each other by `postMessage`. The frame has an opaque
 * origin: it knows nothing of the site but what it is told here.
 */

/** How a program is to look; changes while it runs. */
export interface RunnerTheme {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  dense: boolean;
  /** The default Material theme instead of the site's. */
  isolated: boolean;
  /** Whether it takes the width of the frame; else it is centered in its own width. */
  fills: boolean;
}

/** A program to run. TypeScript (`.ts`, `.tsx`), JavaScript (`.js`, `.jsx`) and `.css` files. */
export interface RunnerProgram {
  /** The entry first; it exports a component by default. */
  files: SourceFile[];
  styling: CodeStyling;
}

export type ToRunner =
  | { type: 'run'; runId: number; program: RunnerProgram; theme: RunnerTheme; licenseKey: string }
  | { type: 'theme'; theme: RunnerTheme }
  /** Packages to fetch before a program asks for them; unknown ones are passed over. */
  | { type: 'preload'; specifiers: readonly string[] }
  | { type: 'ping'; pingId: number };

/** Something wrong with a program; lines and columns count from 1 and are those of the file. */
export interface RunnerDiagnostic {
  message: string;
  file?: string;
  line?: number;
  column?: number;
}

export type FromRunner =
  /** The frame listens. Sent once. */
  | { type: 'ready' }
  | { type: 'rendered'; runId: number }
  /** The program failed; what ran before stays on screen. */
  | { type: 'failed'; runId: number; diagnostic: RunnerDiagnostic }
  /** Height in px that the program's content wants. */
  | { type: 'height'; height: number }
  | { type: 'pong'; pingId: number };

/** What pages are told of it, in their heads; nothing where it is served from the site's own origin. */
export interface RunnerConfig {
  origin: string;
}

export const RUNNER_CONFIG_ID = 'runner-config';

/** Folder under the site's base path that holds the runner of a docs version. */
export function getRunnerPath(version: string): string {
  return `runner/${version}/`;
}
