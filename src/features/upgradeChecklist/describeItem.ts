import { lowerFirst } from '@site/src/lib/lowerFirst';
import type { ChecklistItem } from './createChecklist';
import { t } from './texts';

/** What a guide's overview says about a step, as lines of Markdown. */
export function describeItem({
  condition,
  codemod,
  isAdvanced,
}: Pick<ChecklistItem, 'condition' | 'codemod' | 'isAdvanced'>): string[] {
  return [
    ...(condition === undefined ? [] : [t('item.condition', { condition: lowerFirst(condition) })]),
    ...(codemod === undefined ? [] : [t('item.codemod', { codemod: lowerFirst(codemod) })]),
    ...(isAdvanced ? [t('item.advanced')] : []),
  ];
}

/** Whether a command runs a codemod that isn't part of its guide's preset. */
export function isApart(command: string, { commands = [] }: Pick<ChecklistItem, 'commands'>) {
  const isPreset = (text: string) => text.includes('preset');
  return !isPreset(command) && commands.some(isPreset);
}
