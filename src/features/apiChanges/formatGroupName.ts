import type { ApiChangeGroup } from '@site/src/lib/contracts/apiChanges';
import { t } from './texts';

/** A component's or interface's name, or the title of a list. */
export function formatGroupName({ kind, name }: Pick<ApiChangeGroup, 'kind' | 'name'>): string {
  return kind === 'component' || kind === 'interface' ? name : t(`lists.${kind}`);
}
