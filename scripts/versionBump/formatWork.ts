import type { Diagnostic } from '../../src/lib/diagnostic';
import { formatTasks, readFailedSteps, readFailures } from '../versionCut/listFailures';
import { formatPlan, type OwnCopy } from './formatBump';
import type { BumpPlan } from './planBump';

export interface BumpResult {
  plan: BumpPlan;
  copies: readonly OwnCopy[];
  /** What changed in the API, as Markdown with headings of the third level and below. */
  api: string;
  /** What `npm run check` printed. */
  output: string;
  /** What does not fit between the packages and the lists of reference pages; undefined when nobody knows. */
  pages: readonly Diagnostic[] | undefined;
  /** Lines that name a number that was raised. */
  mentions: readonly Diagnostic[];
}

function formatFailures(output: string): string {
  const steps = readFailedSteps(output);
  const tasks = formatTasks(readFailures(output), '###');
  if (steps.length === 0) {
    return 'Nothing: every check passed.';
  }
  const failed = `Failed: ${steps.join(', ')}.`;
  return tasks === '' ? `${failed} No place is named: see the output.` : `${failed}\n\n${tasks}`;
}

function formatPages(pages: readonly Diagnostic[] | undefined): string {
  if (pages === undefined) {
    return 'Not compared with the packages, whose API cannot be read.';
  }
  return pages.length === 0 ? 'They fit what the packages export.' : formatTasks(pages, '###');
}

/** The work that begins with a bump, as a Markdown document. */
export function formatWork({ plan, copies, api, output, pages, mentions }: BumpResult): string {
  const old = [...new Set(plan.raised.map(({ before }) => before))].join(', ');
  return `${[
    `# From ${plan.from} to ${plan.to}`,
    formatPlan(plan, copies),
    '## What changed in the API',
    api,
    '## What fails',
    formatFailures(output),
    '## Reference pages',
    formatPages(pages),
    `## Lines that name ${old}`,
    mentions.length === 0 ? 'None.' : formatTasks(mentions, '###'),
  ].join('\n\n')}\n`;
}
