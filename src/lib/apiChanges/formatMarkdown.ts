import texts from '../../../i18n/en/apiChanges.json';
import type { ApiChange, ApiChangeGroup, ApiChanges } from '../contracts/apiChanges';

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

function joinLines(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Code in Markdown, regardless of the backticks it contains; on one line, as required in a list
 * item.
 */
function formatCode(text: string): string {
  const line = joinLines(text);
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `\`${line}\`` : `${fence} ${line} ${fence}`;
}

function formatStep({ before, after }: ApiChange): string {
  return [before, after]
    .map((text) => (text === undefined ? texts.change.none : formatCode(text)))
    .join(' → ');
}

function formatDetails(change: ApiChange): string {
  const { kind, instead, knownBy, before = '', after = '' } = change;
  const { markdown } = texts;
  switch (kind) {
    case 'removed':
      return instead === undefined
        ? markdown.removed
        : fill(markdown.instead, { code: formatCode(instead) });
    case 'renamed':
      return fill(knownBy === 'similarity' ? markdown.likeness : markdown.renamed, {
        step: formatStep(change),
      });
    case 'moved':
    case 'retyped':
    case 'default':
      return fill(markdown[kind], { step: formatStep(change) });
    case 'required':
      return `${before} → ${after}`;
    case 'deprecated':
      return after === ''
        ? markdown.deprecated
        : fill(markdown.deprecatedReason, { reason: joinLines(after) });
    case 'added':
      return markdown.added;
  }
}

function formatChange(change: ApiChange): string {
  const plan = change.plan ? texts.markdown[change.plan] : '';
  return `- ${texts.parts[change.part]} ${formatCode(change.name)}${plan}: ${formatDetails(change)}`;
}

/** A group of changes as a section; `heading` is the `#` characters before its title. */
export function formatGroup({ kind, name, changes }: ApiChangeGroup, heading = '##'): string {
  const title = kind === 'component' || kind === 'interface' ? name : texts.lists[kind];
  return [`${heading} ${title}`, '', ...changes.map(formatChange)].join('\n');
}

/** The changes as a Markdown document: a section for each group, a list item for each change. */
export function formatMarkdown(changes: ApiChanges): string {
  const { product, from, to, fromVersion, toVersion, groups } = changes;
  const { markdown } = texts;
  return `${[
    `# ${fill(markdown.title, { product: texts.products[product], from, to })}`,
    fill(markdown.compared, { from: fromVersion, to: toVersion }),
    ...(groups.length === 0 ? [markdown.nothing] : groups.map((group) => formatGroup(group))),
  ].join('\n\n')}\n`;
}
