import path from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { addResult } from './results';

interface SpecFile {
  tests: number;
  seconds: number;
  hasPassed: boolean;
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

  onTestEnd({ location }: TestCase, { duration, status, workerIndex }: TestResult): void {
    const name = path.basename(location.file, '.spec.ts');
    const file = this.files.get(name) ?? { tests: 0, seconds: 0, hasPassed: true };
    this.files.set(name, {
      tests: file.tests + (workerIndex >= 0 ? 1 : 0),
      seconds: file.seconds + duration / 1000 / this.workers,
      hasPassed: file.hasPassed && (status === 'passed' || status === 'skipped'),
    });
  }

  onEnd(): void {
    [...this.files]
      .sort(([, a], [, b]) => b.seconds - a.seconds)
      .forEach(([name, { tests, seconds, hasPassed }]) =>
        addResult({
          gate: `Browser: ${name}`,
          seconds,
          hasPassed,
          count: tests,
          unit: 'tests',
          growsWithPages: GROWING.includes(name),
        }),
      );
  }

  printsToStdio(): boolean {
    return false;
  }
}
