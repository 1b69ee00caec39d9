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

/** How long the program must be unchanged before a stopped frame is restarted, in ms. */
const RETRY_AFTER = 300;

/** Larger heights are clamped, so that content as high as its window can't grow forever; in px. */
const MOST_HEIGHT = 3000;

export interface RunnerOptions {
  program: RunnerProgram;
  theme: RunnerTheme;
  /**
   * Packages to load once the program is on screen, so that other programs can use them offline.
   */
  preload?: readonly string[];
  /** The problem with the program; undefined when it's fixed. */
  onDiagnostic: (diagnostic: RunnerDiagnostic | undefined) => void;
  /** The program is on screen. */
  onRendered?: () => void;
  /** The height that the content requests, in px. */
  onHeight?: (height: number) => void;
}

export interface Runner {
  frame: RefObject<HTMLIFrameElement>;
  /** Changes with every new frame; the key of the iframe. */
  attempt: number;
  /** Waiting for the first result, running, or stopped for a reason. */
  state: 'loading' | 'running' | StopReason;
  /** The height that the content requests, in px; 0 while it's unknown. */
  height: number;
  restart: () => void;
  handleLoad: () => void;
}

/** Runs a program in a frame that contains the runner, and restarts it when necessary. */
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
    // A reader who changes a stopped program wants it to run.
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
