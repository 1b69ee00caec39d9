import { DEFAULT_LANGUAGE } from '@site/src/lib/paths';
import type { ScopeChoice } from '../scope';

/** The facets that a record must have to be in a scope. */
export function createFilters({ scope, version }: ScopeChoice): string[] {
  return [
    `version:${version}`,
    `language:${DEFAULT_LANGUAGE}`,
    ...(scope === 'all' ? [] : [`productId:x-${scope}`]),
  ];
}
