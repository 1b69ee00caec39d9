import type { SlowCheck } from '../../testing/plan/reachTable';
import type { Step } from '../steps';

const runSlowTest = (...files: string[]): Step['command'] => [
  'jest',
  '--selectProjects',
  'slow',
  '--',
  ...files,
];

interface SlowStep extends Step {
  needsSite?: boolean;
}

/** The step of each slow check. */
export const SLOW_STEPS: Readonly<Record<SlowCheck, SlowStep>> = {
  'api-types': {
    name: 'API model against the types of the packages',
    command: runSlowTest('plugins/apiReference/oracle'),
  },
  compilers: {
    name: 'Tests that compile against the packages',
    command: runSlowTest('plugins/types', 'scripts/fences', 'scripts/exports', 'scripts/newDemo'),
  },
  'component-sizes': {
    name: 'Sizes of components',
    command: runSlowTest('plugins/apiReference/sizes'),
  },
  'feedback-database': {
    name: 'Feedback service on SQLite and PostgreSQL',
    command: runSlowTest('scripts/feedback'),
  },
  'exported-projects': {
    name: 'Exported projects, installed and built',
    command: ['jiti', 'scripts/build-exports.ts'],
  },
  'version-cut': {
    name: 'Version cut, built',
    command: ['playwright', 'test', '--project=cut'],
    needsSite: true,
  },
  'base-path': {
    name: 'Site under a base path',
    command: ['playwright', 'test', '--project=base-path'],
    needsSite: true,
  },
};
