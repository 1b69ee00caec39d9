import type { ApiHook, ApiProduct } from '../contracts/api';
import type { ApiExportEntry } from '../contracts/apiExports';
import type { Histories } from './createHistories';

/** How to call a hook: `useChartId(): string | undefined`. */
function writeCalls({ name, signatures }: ApiHook): string[] {
  return signatures.map(({ parameters, returns }) => {
    const list = parameters.map(
      (parameter) => `${parameter.name}${parameter.isOptional ? '?' : ''}: ${parameter.type}`,
    );
    return `${name}(${list.join(', ')}): ${returns.type}`;
  });
}

/**
 * Every name that a product exports or has exported, sorted by name, with its first and last major.
 *
 * @param models one product, oldest major first
 * @param spans of the same product
 * @param findPath path of a name's reference page, if it has one
 */
export function listExports(
  models: readonly ApiProduct[],
  spans: Histories['exports'],
  findPath: (name: string) => string | undefined,
): ApiExportEntry[] {
  // Later majors win, so that a name's description is from the last major that has it.
  const latest = new Map(
    models.flatMap((model) => model.exports.map((entry) => [entry.name, entry])),
  );
  const hooks = new Map(models.at(-1)?.hooks.map((hook) => [hook.name, hook]));
  return [...latest.values()]
    .map(({ name, kind, plan, deprecated }) => {
      const span = spans[name] ?? {};
      const path = span.until ? undefined : findPath(name);
      const hook = hooks.get(name);
      return {
        name,
        kind,
        plan,
        ...span,
        ...(deprecated && { isDeprecated: true as const }),
        ...(path && { path }),
        ...(hook?.description && { description: hook.description }),
        ...(hook && { calls: writeCalls(hook) }),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
