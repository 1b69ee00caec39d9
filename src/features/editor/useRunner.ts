import texts from '@site/i18n/en/runner.json';
import { useSiteFields } from '@site/src/components/useSiteFields';
import type {
  FromRunner,
  RunnerDiagnostic,
  RunnerProgram,
  RunnerTheme,
} from '@site/src/lib/contracts/runner';
import { createTranslate } from '@site/src/lib/createTranslate';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createRunnerSession, type RunnerSession, type StopReason } from './createRunnerSession';

const t = createTranslate({ en: texts });

/** How long in ms the program stands still before a frame that was given up is tried again. */
const RETRY_AFTER = 300;

/** More is not believed, so that content as high as its window cannot grow for ever. In px. */
const MOST_HEIGHT = 3000;

export interface RunnerOptions {
  program: RunnerProgram;
  theme: RunnerTheme;
  /** Packages to fetch once the program is on screen, so that others can use them offline. */
  preload?: readonly string[];
  /** What is wrong with the program; undefined when it is right again. */
  onDiagnostic: (diagnostic: RunnerDiagnostic | undefined) => void;
  /** The program is on screen. */
  onRendered?: () => void;
  /** Height in px that the content wants. */
  onHeight?: (height: number) => void;
}

export interface Runner {
  frame: RefObject<HTMLIFrameElement>;
  /** Changes with every new frame; the key of the iframe. */
  attempt: number;
  /** Waiting for the first result, or running, or given up for a reason. */
  state: 'loading' | 'running' | StopReason;
  /** Height in px that the content wants; 0 while it is unknown. */
  height: number;
  restart: () => void;
  handleLoad: () => void;
}

/** Runs a program in a frame that shows the runner, and starts it anew when it has to. */
export function useRunner(options: RunnerOptions): Runner {
  const { program, theme } = options;
  const { licenseKey } = useSiteFields();
  const frame = useRef<HTMLIFrameElement>(null);
  const session = useRef<RunnerSession>();
  const latest = useRef(options);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Runner['state']>('loading');
  const [height, setHeight] = useState(0);

  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const created = createRunnerSession({
      program: latest.current.program,
      theme: latest.current.theme,
      licenseKey,
      preload: latest.current.preload ?? [],
      post: (message) => frame.current?.contentWindow?.postMessage(message, '*'),
      onDiagnostic(diagnostic) {
        setState('running');
        latest.current.onDiagnostic(diagnostic);
      },
      onRendered: () => latest.current.onRendered?.(),
      onHeight(wanted) {
        const believed = Math.min(wanted, MOST_HEIGHT);
        setHeight(believed);
        latest.current.onHeight?.(believed);
      },
      onStop(reason) {
        setState(reason);
        latest.current.onDiagnostic({ message: t(reason) });
      },
    });
    session.current = created;
    const receive = ({ source, data }: MessageEvent<FromRunner>) => {
      if (source && source === frame.current?.contentWindow) {
        created.receive(data);
      }
    };
    window.addEventListener('message', receive);
    return () => {
      window.removeEventListener('message', receive);
      created.dispose();
    };
  }, [attempt, licenseKey]);

  const restart = () => {
    setState('loading');
    setAttempt((count) => count + 1);
  };
  const isStopped = state !== 'loading' && state !== 'running';

  const lastProgram = useRef(program);
  useEffect(() => {
    if (lastProgram.current === program) {
      return undefined;
    }
    lastProgram.current = program;
    if (!isStopped) {
      session.current?.setProgram(program);
      return undefined;
    }
    // Whoever changes a program that was stopped wants to see it run.
    const timer = setTimeout(restart, RETRY_AFTER);
    return () => clearTimeout(timer);
  }, [program, isStopped]);

  useEffect(() => session.current?.setTheme(theme), [theme]);

  return {
    frame,
    attempt,
    state,
    height,
    restart,
    handleLoad: () => session.current?.handleLoad(),
  };
}
