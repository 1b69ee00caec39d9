import type {
  ApiClass,
  ApiDeprecation,
  ApiEvent,
  ApiHook,
  ApiMember,
  ApiPlan,
  ApiProduct,
  ApiRef,
  ApiSelector,
  ApiSignature,
  ApiSlot,
  ApiThemeKey,
} from '../contracts/api';
import type { ApiChangePart } from '../contracts/apiChanges';
import { dropType, type Item } from './Item';

function readDeprecated(deprecated: ApiDeprecation | undefined): Pick<Item, 'deprecated'> {
  return deprecated ? { deprecated } : {};
}

function readPlan(plan: ApiPlan | undefined): Pick<Item, 'plan'> {
  return plan === undefined || plan === 'community' ? {} : { plan };
}

/** Props, or properties and methods of an interface. */
export function readMember(part: ApiChangePart, member: ApiMember): Item {
  const { name, type, isRequired, default: value, deprecated, plan } = member;
  return {
    part,
    name,
    type: type.text,
    ...(type.expanded !== undefined && { expanded: type.expanded }),
    ...(isRequired && { isRequired }),
    ...(value !== undefined && { default: value }),
    ...readDeprecated(deprecated),
    ...readPlan(plan),
  };
}

export function readSlot({ name, type, default: value, deprecated, plan }: ApiSlot): Item {
  return {
    part: 'slot',
    name,
    type,
    ...(value !== undefined && { default: value }),
    ...readDeprecated(deprecated),
    ...readPlan(plan),
  };
}

/** A component's ref; if the declarations don't specify what it holds, it accepts anything. */
export function readRef({ type = 'any' }: ApiRef): Item {
  return { part: 'prop', name: 'ref', type };
}

export function readClass({ key, deprecated }: ApiClass): Item {
  return { part: 'class', name: key, ...readDeprecated(deprecated) };
}

export function readEvent({ name, plan, params, event, deprecated }: ApiEvent): Item {
  const parameters = [params && `params: ${params}`, event && `event: ${event}`];
  return {
    part: 'event',
    name,
    type: `(${parameters.filter(Boolean).join(', ')}) => void`,
    ...readDeprecated(deprecated),
    ...readPlan(plan),
  };
}

/** A key of the theme, without what it accepts. */
export function readThemeKey({ name, plan }: ApiThemeKey): Item {
  return { part: 'theme', name, ...readPlan(plan) };
}

/** If the argument may be anything, there's none to pass. */
function formatSelector({ returns, argument = 'unknown' }: ApiSelector): string {
  return argument === 'unknown' ? returns : `(argument: ${argument}) => ${returns}`;
}

function formatSignature({ parameters, returns }: ApiSignature): string {
  const list = parameters.map(
    ({ name, type, isOptional }) => `${name}${isOptional ? '?' : ''}: ${type}`,
  );
  return `(${list.join(', ')}) => ${returns.type}`;
}

function formatHook({ signatures }: ApiHook): string {
  return signatures.map(formatSignature).join(' & ');
}

/** Selectors that the packages don't document are recognized by their names. */
const SELECTOR_NAME = /^(?:unstable_)?\w+Selector$/;

/**
 * Everything that a product exports or documents, by name, without duplicates. A model has the
 * types of selectors, hooks and small exports; of all others, only the names.
 */
export function readExports(model: ApiProduct): Map<string, Item> {
  const items = new Map<string, Item>();
  const shown = model.exports.filter(({ isHidden }) => !isHidden);
  for (const { name, kind, plan, imports, deprecated, type, typeParameters } of shown) {
    const isSelector = SELECTOR_NAME.test(name) && (kind === 'function' || kind === 'constant');
    items.set(name, {
      part: isSelector ? 'selector' : 'export',
      name,
      kind,
      imports,
      ...(type !== undefined && !isSelector && { type }),
      ...(typeParameters && { typeParameters }),
      ...readDeprecated(deprecated),
      ...readPlan(plan),
    });
  }
  const describe = (
    part: ApiChangePart,
    described: { name: string; plan: ApiPlan; deprecated?: ApiDeprecation },
    type?: string,
  ) => {
    const item = items.get(described.name);
    items.set(described.name, {
      ...(item && dropType(item)),
      part,
      name: described.name,
      ...(type !== undefined && { type }),
      ...readDeprecated(described.deprecated),
      ...readPlan(described.plan),
    });
  };
  model.selectors.forEach((selector) => describe('selector', selector, formatSelector(selector)));
  model.hooks.forEach((hook) => describe('hook', hook, formatHook(hook)));
  model.interfaces.forEach((item) => describe('interface', item));
  model.components.forEach((component) => describe('component', component));
  return items;
}
