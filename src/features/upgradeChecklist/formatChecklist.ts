import { type Checklist, type ChecklistItem } from './createChecklist';
import { describeItem, isApart } from './describeItem';
import type { Query } from './query';
import { t } from './texts';

interface Formatted {
  query: Query;
  checklist: Checklist;
  /** IDs of completed steps. */
  ticks: readonly string[];
  /** The page's absolute URL, with the choices. */
  address: string;
  /** Converts a path without base URL to an absolute URL. */
  toUrl: (path: string) => string;
}

const INDENT = '  ';

/** Brackets would end a link's text. */
const escapeBrackets = (text: string) => text.replace(/[[\]]/g, '\\$&');

/** A task with its link, followed by the guide's notes and the commands. */
function formatItem(item: ChecklistItem, { ticks, toUrl }: Formatted): string[] {
  const mark = ticks.includes(item.id) ? 'x' : ' ';
  const link = `[${escapeBrackets(item.title)}](${toUrl(item.path)})`;
  const plan = item.plan ? ` (${t(`plans.${item.plan}`)})` : '';
  const commands = (item.commands ?? []).flatMap((command) => [
    '',
    ...(isApart(command, item) ? [t('item.apart'), ''] : []),
    ...['```bash', command, '```'],
  ]);
  const notes = describeItem(item).join('. ');
  return [
    `- [${mark}] ${t(`products.${item.product}`)}: ${link}${plan}${notes && `. ${notes}`}`,
    ...commands.map((line) => (line === '' ? '' : INDENT + line)),
  ];
}

/** The start of an upgrade, as a reader would call it. */
export function formatStart(from: Query['from']): string {
  return from === 'lab' ? t('lab') : from;
}

/** The list as Markdown, with check marks and absolute links. */
export function formatChecklist(input: Formatted): string {
  const { query, checklist, address } = input;
  const { from, to, products } = query;
  const names = products.map((product) => t(`products.${product}`)).join(', ');
  const blocks = checklist.stages.flatMap((stage) => [
    `## ${t('stage', { to: stage.to })}`,
    ...stage.parts.flatMap(({ kind, items }) => [
      `### ${t(`kinds.${kind}`)}`,
      items.flatMap((item) => formatItem(item, input)).join('\n'),
    ]),
  ]);
  return `${[
    `# ${t('markdown.title', { from: formatStart(from), to })}`,
    t('markdown.source', { products: names, address }),
    ...blocks,
  ].join('\n\n')}\n`;
}
