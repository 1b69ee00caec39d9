import type { RunnerTheme } from '@site/src/lib/contracts/runner';
import { type ComponentType, createElement, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { ProgramBoundary } from './ProgramBoundary';
import { ThemedProgram } from './ThemedProgram';

/** A program that has been evaluated. */
export interface Run {
  runId: number;
  component: ComponentType;
  /** Texts of its style sheets. */
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
  /** The program, its effects included, has come through. */
  onSettled: () => void;
  onError: (error: unknown) => void;
}

function Settled({ onSettled }: Pick<MountOptions, 'onSettled'>) {
  // An effect of the program that fails is reported after all effects have run.
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

/** Renders a program into a place of its own on the stage, out of sight. */
export function mountProgram(options: MountOptions): MountedProgram {
  const { stage, run, onSettled, onError } = options;
  const element = document.createElement('div');
  element.className = 'program is-waiting';
  stage.append(element);
  const style = addStyles(run.styles);
  const root = createRoot(element, {
    // React has mended it by itself; the default reports it as an error of the page.
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
      // Asked for while React is at work, it would refuse. The place goes last, since a program
      // without one complains.
      setTimeout(() => {
        root.unmount();
        element.remove();
        style.remove();
      });
    },
  };
}
