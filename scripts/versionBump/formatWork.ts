import type { Diagnostic } from '../../src/lib/diagnostic';
import { formatTasks, readFailedSteps, readFailures } from '../versionCut/listFailures';
import { formatPlan, type OwnCopy } from './formatBump';
import type { BumpPlan } from './planBump';

export interface BumpResult {
  plan: BumpPlan;
  copies: readonly OwnCopy[];
  /** What changed in the API, as Markdown with headings from level 3. */
  api: string;
  /** What `npm run check` printed. */
  output: string;
  /** Differences between the packages and the lists of reference pages; undefined if unknown. */
  pages: readonly Diagnostic[] | undefined;
  /** Lines that mention a version that was bumped. */
  mentions: readonly Diagnostic[];
}

function formatFailures(output: string): string {
  const steps = readFailedSteps(output);
  const tasks = formatTasks(readFailures(output), '###');
  if (steps.length === 0) {
    return 'Nothing: every check passed.';
  }
  const failed = `Failed: ${steps.join(', ')}.`;
  return tasks === '' ? `${failed} See the output for details.` : `${failed}\n\n${tasks}`;
}

function formatPages(pages: readonly Diagnostic[] | undefined): string {
  if (pages === undefined) {
    return "Not compared with the packages, because their API can't be read.";
  }
  return pages.length === 0 ? 'They match what the packages export.' : formatTasks(pages, '###');
}

/** The remaining work after a bump, as a Markdown document. */
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
    `## Lines that mention ${old}`,
    mentions.length === 0 ? 'None.' : formatTasks(mentions, '###'),
  ].join('\n\n')}\n`;
}
