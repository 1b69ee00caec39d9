import type { RunnerTheme } from '@site/src/lib/contracts/runner';
import { type ComponentType, createElement, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { ProgramBoundary } from './ProgramBoundary';
import { ThemedProgram } from './ThemedProgram';

/** A program that has been evaluated. */
export interface Run {
  runId: number;
  component: ComponentType;
  /** The content of its style sheets. */
  styles: readonly string[];
}

export interface MountedProgram {
  element: HTMLElement;
  setTheme: (theme: RunnerTheme) => void;
  unmount: () => void;
}

interface MountOptions {
  stage: HTMLElement;
  run: Run;
  theme: RunnerTheme;
  /** Called when the program has rendered and its effects have run. */
  onSettled: () => void;
  onError: (error: unknown) => void;
}

function Settled({ onSettled }: Pick<MountOptions, 'onSettled'>) {
  // A failing effect of the program is reported after all effects have run.
  useEffect(() => {
    const timer = setTimeout(onSettled);
    return () => clearTimeout(timer);
  }, [onSettled]);
  return null;
}

function addStyles(texts: readonly string[]): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = texts.map((text) => `@layer utilities {\n${text}\n}`).join('\n');
  document.head.append(style);
  return style;
}

/** Renders a program into its own container on the stage, out of sight. */
export function mountProgram(options: MountOptions): MountedProgram {
  const { stage, run, onSettled, onError } = options;
  const element = document.createElement('div');
  element.className = 'program is-waiting';
  stage.append(element);
  const style = addStyles(run.styles);
  const root = createRoot(element, {
    // React has recovered by itself; by default, this is reported as an error of the page.
    onRecoverableError: () => {},
  });
  let hasFailed = false;
  const fail = (error: unknown) => {
    hasFailed = true;
    onError(error);
  };
  const settle = () => {
    if (!hasFailed) {
      onSettled();
    }
  };
  const setTheme = (theme: RunnerTheme) =>
    root.render(
      <ProgramBoundary onError={fail}>
        <ThemedProgram theme={theme}>
          <Suspense>
            {createElement(run.component)}
            <Settled onSettled={settle} />
          </Suspense>
        </ThemedProgram>
      </ProgramBoundary>,
    );
  setTheme(options.theme);
  return {
    element,
    setTheme,
    unmount() {
      element.classList.add('is-waiting');
      // While React is rendering, it would refuse to unmount. The container is removed last,
      // because a program without one throws.
      setTimeout(() => {
        root.unmount();
        element.remove();
        style.remove();
      });
    },
  };
}
