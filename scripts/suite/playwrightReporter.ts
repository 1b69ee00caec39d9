import path from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { addResult } from './results';

interface SpecFile {
  /** Each once, however often it was tried. */
  tests: Set<TestCase>;
  seconds: number;
}

/** Specs with tests for each page of the current version. */
const GROWING = ['everyPage'];

/**
 * Adds a result for each spec file to those of the run. Its seconds are its share of the time in
 * which the workers work side by side.
 */
export default class SuiteReporter implements Reporter {
  private readonly files = new Map<string, SpecFile>();

  private workers = 1;

  onBegin({ workers }: FullConfig): void {
    this.workers = workers;
  }

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const name = path.basename(test.location.file, '.spec.ts');
    const file = this.files.get(name) ?? { tests: new Set(), seconds: 0 };
    file.tests.add(test);
    file.seconds += duration / 1000 / this.workers;
    this.files.set(name, file);
  }

  onEnd(): void {
    [...this.files]
      .sort(([, a], [, b]) => b.seconds - a.seconds)
      .forEach(([name, { tests, seconds }]) =>
        addResult({
          gate: `Browser: ${name}`,
          seconds,
          hasPassed: [...tests].every((test) => test.outcome() !== 'unexpected'),
          count: tests.size,
          unit: 'tests',
          growsWithPages: GROWING.includes(name),
        }),
      );
  }

  printsToStdio(): boolean {
    return false;
  }
}
