import type { CodeStyling, SourceFile } from './demos';

/**
 * The messages between the page and the framed runner, sent with `postMessage`. The frame has an
 * opaque origin: it knows nothing about the site except for what it receives here.
 */

/** How to render a program; can change while it runs. */
export interface RunnerTheme {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  dense: boolean;
  /** Whether it fills the width of the frame; otherwise, it's centered with its own width. */
  fills: boolean;
}

/** A program to run. TypeScript (`.ts`, `.tsx`), JavaScript (`.js`, `.jsx`) and `.css` files. */
export interface RunnerProgram {
  /** With the entry first, which has a component as its default export. */
  files: SourceFile[];
  styling: CodeStyling;
}

export type ToRunner =
  | { type: 'run'; runId: number; program: RunnerProgram; theme: RunnerTheme; licenseKey: string }
  | { type: 'theme'; theme: RunnerTheme }
  /** Packages to load before a program needs them; unknown ones are ignored. */
  | { type: 'preload'; specifiers: readonly string[] }
  | { type: 'ping'; pingId: number };

/** A problem in a program; lines and columns are 1-based and refer to the file. */
export interface RunnerDiagnostic {
  message: string;
  file?: string;
  line?: number;
  column?: number;
}

export type FromRunner =
  /** The frame is listening. Sent once. */
  | { type: 'ready' }
  | { type: 'rendered'; runId: number }
  /** The program failed; the previous result stays on screen. */
  | { type: 'failed'; runId: number; diagnostic: RunnerDiagnostic }
  /** The height that the program's content requests, in px. */
  | { type: 'height'; height: number }
  | { type: 'pong'; pingId: number };

/**
 * The configuration for pages, in their heads; absent if the runner is served from the site's own
 * origin.
 */
export interface RunnerConfig {
  origin: string;
}

export const RUNNER_CONFIG_ID = 'runner-config';

/** The folder below the site's base path with a docs version's runner. */
export function getRunnerPath(version: string): string {
  return `runner/${version}/`;
}
