import type { ApiChange, ApiChangeGroup, ApiChangePart, ApiChanges } from '../contracts/apiChanges';

const PRODUCT_NAMES: Readonly<Record<ApiChanges['product'], string>> = {
  'data-grid': 'Data Grid',
  'date-pickers': 'Date and Time Pickers',
  charts: 'Charts',
  'tree-view': 'Tree View',
};

const LIST_TITLES: Readonly<Record<string, string>> = {
  components: 'Components',
  interfaces: 'Interfaces',
  hooks: 'Hooks',
  selectors: 'Selectors',
  events: 'Events',
  exports: 'Other exports',
};

const PART_NAMES: Readonly<Record<ApiChangePart, string>> = {
  component: 'component',
  interface: 'interface',
  hook: 'hook',
  selector: 'selector',
  event: 'event',
  export: 'export',
  prop: 'prop',
  member: 'property',
  method: 'method',
  slot: 'slot',
  class: 'class',
};

/** Code in Markdown, whatever backticks it holds; on one line, as a list item wants it. */
function formatCode(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `\`${line}\`` : `${fence} ${line} ${fence}`;
}

function formatStep({ before, after }: ApiChange): string {
  return [before, after]
    .map((text) => (text === undefined ? 'none' : formatCode(text)))
    .join(' → ');
}

function formatDetails(change: ApiChange): string {
  switch (change.kind) {
    case 'removed':
      return change.instead === undefined
        ? 'removed'
        : `removed, use ${formatCode(change.instead)}`;
    case 'renamed':
      return `renamed: ${formatStep(change)}${change.knownBy === 'similarity' ? ' (by likeness of name and type)' : ''}`;
    case 'moved':
      return `moved: ${formatStep(change)}`;
    case 'retyped':
      return `type: ${formatStep(change)}`;
    case 'default':
      return `default: ${formatStep(change)}`;
    case 'required':
      return `${change.before} → ${change.after}`;
    case 'deprecated':
      return ['deprecated', change.after?.replace(/\s+/g, ' ').trim()].filter(Boolean).join(': ');
    case 'added':
      return 'added';
  }
}

function formatChange(change: ApiChange): string {
  const plan = change.plan ? ` (${change.plan === 'pro' ? 'Pro' : 'Premium'})` : '';
  return `- ${PART_NAMES[change.part]} ${formatCode(change.name)}${plan}: ${formatDetails(change)}`;
}

function formatGroup({ name, changes }: ApiChangeGroup): string {
  return [`## ${LIST_TITLES[name] ?? name}`, '', ...changes.map(formatChange)].join('\n');
}

/** The changes as a Markdown document: a section a group, a list item a change. */
export function formatMarkdown(changes: ApiChanges): string {
  const { product, from, to, fromVersion, toVersion, groups } = changes;
  return `${[
    `# ${PRODUCT_NAMES[product]}: API changes from ${from} to ${to}`,
    `Compared: ${fromVersion} with ${toVersion}, as the published packages declare them.`,
    ...(groups.length === 0 ? ['Nothing changed.'] : groups.map(formatGroup)),
  ].join('\n\n')}\n`;
}
