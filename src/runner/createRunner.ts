import type { FromRunner, RunnerTheme, ToRunner } from '@site/src/lib/contracts/runner';
import { applyTheme } from './applyTheme';
import { loadExtras } from './loadExtras';
import { createLoopGuard } from './program/createLoopGuard';
import { evaluate, getWrapperLines } from './program/evaluate';
import { loadProgram, type Registry } from './program/loadProgram';
import { toDiagnostic } from './program/toDiagnostic';
import { createHeightReporter } from './stage/createHeightReporter';
import { createStage, type Stage } from './stage/createStage';

import { watchErrors } from './watchErrors';

/** Throws in code for which the browser doesn't hide errors: see index.html. */
declare const throwOpenly: (message: string) => never;

interface RunnerOptions {
  element: HTMLElement;
  registry: Registry;
  send: (message: FromRunner) => void;
}

/** Runs the programs that the page sends. Returns the handler for its messages. */
export function createRunner({ element, registry, send }: RunnerOptions) {
  const guard = createLoopGuard({ fail: throwOpenly });
  const watchHeight = createHeightReporter({
    stage: element,
    onHeight: (height) => send({ type: 'height', height }),
  });
  const reported = new WeakSet<object>();
  let latestRunId = 0;
  let names: string[] = [];
  let stage: Stage | undefined;
  /** Errors of a program that is still being tried: it may be shown anyway. */
  let early: unknown[] = [];

  function fail(error: unknown, runId: number) {
    // React's development build reports an error to the window before passing it on.
    if (typeof error === 'object' && error !== null) {
      if (reported.has(error)) {
        return;
      }
      reported.add(error);
    }
    send({
      type: 'failed',
      runId,
      diagnostic: toDiagnostic(error, { names, offset: getWrapperLines() }),
    });
  }

  function setTheme(theme: RunnerTheme): Stage {
    applyTheme(theme);
    stage ??= createStage({
      element,
      theme,
      onRendered(runId) {
        send({ type: 'rendered', runId });
        early.splice(0).forEach((error) => fail(error, runId));
      },
      onError(error, runId) {
        early = [];
        fail(error, runId);
      },
      onShown: watchHeight,
    });
    stage.setTheme(theme);
    return stage;
  }

  async function run({ runId, program, theme, licenseKey }: ToRunner & { type: 'run' }) {
    latestRunId = runId;
    names = program.files.map(({ name }) => name);
    const currentStage = setTheme(theme);
    try {
      const { component, styles, specifiers } = await loadProgram(
        program,
        registry,
        (name, code, scope) => evaluate(name, code, scope, guard),
      );
      await loadExtras(program, specifiers, licenseKey);
      if (runId === latestRunId) {
        early = [];
        currentStage.show({ runId, component, styles });
      }
    } catch (error) {
      if (runId === latestRunId) {
        fail(error, runId);
      }
    }
  }

  watchErrors((error) => {
    if (stage?.isTrying()) {
      early.push(error);
    } else {
      fail(error, stage?.getRunId() ?? latestRunId);
    }
  });

  return (message: ToRunner): void => {
    switch (message.type) {
      case 'run':
        void run(message);
        break;
      case 'theme':
        setTheme(message.theme);
        break;
      case 'preload':
        // A program that needs one of them reports if it can't be loaded.
        message.specifiers.forEach((name) => void registry[name]?.().catch(() => undefined));
        break;
      case 'ping':
        send({ type: 'pong', pingId: message.pingId });
        break;
    }
  };
}
