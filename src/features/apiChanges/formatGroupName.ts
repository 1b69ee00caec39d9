import type { ApiChangeGroup } from '@site/src/lib/contracts/apiChanges';
import { t } from './texts';

/** A component or an interface by its name, a list by what it holds. */
export function formatGroupName({ kind, name }: Pick<ApiChangeGroup, 'kind' | 'name'>): string {
  return kind === 'component' || kind === 'interface' ? name : t(`lists.${kind}`);
}
