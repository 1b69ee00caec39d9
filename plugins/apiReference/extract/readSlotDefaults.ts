import type { Expression, Node, ObjectExpression, SpreadElement } from 'acorn';
import { full, simple } from 'acorn-walk';
import { lowerFirst } from '../../../src/lib/lowerFirst';
import { listImported, readModule, resolveName, type Module } from './modules';
import { readFallback } from './readFallback';
import { isJoining } from './readScript';

/** What code fills a slot with. */
export interface SlotDefault {
  /** As users know it: `PickersDay`, `'line'`, `Fade from '@mui/material'`. */
  text: string;
  /** The components in it, and those that they're styled from. */
  names: readonly string[];
}

/** By name of the slot. */
export type SlotDefaults = ReadonlyMap<string, SlotDefault>;

/** Names of slot objects in the code: `slots`, `inSlots`, `DATA_GRID_DEFAULT_SLOTS_COMPONENTS`. */
const SLOTS_NAME = /slots|^components$/i;

function getLastName(node: Node): string {
  const expression = node as unknown as Expression;
  switch (expression.type) {
    case 'Identifier':
      return expression.name;
    case 'MemberExpression':
      return expression.property.type === 'Identifier' ? expression.property.name : '';
    case 'ChainExpression':
      return getLastName(expression.expression);
    default:
      return '';
  }
}

const isSlots = (node: Node) => SLOTS_NAME.test(getLastName(node));

/** Whether an expression reads slots from somewhere: `themeProps.slots ?? components`. */
function hasSlots(node: Node): boolean {
  let found = false;
  full(node, (child) => {
    found ||= isSlots(child);
  });
  return found;
}

/** The slots that an expression reads: `day` in `slots?.day ?? components?.Day`. */
function listSlotsRead(node: Node): string[] {
  const names = new Set<string>();
  full(node, (child) => {
    const member = child as unknown as Expression;
    if (
      member.type === 'MemberExpression' &&
      !member.computed &&
      member.property.type === 'Identifier' &&
      member.object.type !== 'Super' &&
      isSlots(member.object)
    ) {
      names.add(lowerFirst(member.property.name));
    }
  });
  return [...names];
}

/** The component that `styled(X)(…)` is based on. */
function getStyled(value: Node | undefined): string | undefined {
  const call = value as unknown as Expression | undefined;
  const made = call?.type === 'CallExpression' ? call.callee : undefined;
  const [base] =
    made?.type === 'CallExpression' && getLastName(made.callee) === 'styled' ? made.arguments : [];
  return base?.type === 'Identifier' ? base.name : undefined;
}

function listNames(module: Module, name: string): string[] {
  const origin = resolveName(module, name);
  if (!origin) {
    return [];
  }
  const base = getStyled(origin.value);
  return [origin.name, ...(base && origin.module ? listNames(origin.module, base) : [])];
}

/** The component behind a name, under its imported name; undefined for other values. */
function readName(module: Module, name: string): SlotDefault | undefined {
  const origin = resolveName(module, name);
  const imported = module.imports.get(name)?.name;
  const own = imported === undefined || imported === 'default' ? origin?.name : imported;
  if (!origin || !own || !/^[A-Z]/.test(own)) {
    return undefined;
  }
  const text = origin.packageName ? `${own} from '${origin.packageName}'` : own;
  return { text, names: [own, ...listNames(module, name)] };
}

/** The component of an expression; undefined if it's more than a name or a choice of two. */
function readComponentName(module: Module, node: Expression): SlotDefault | undefined {
  switch (node.type) {
    case 'ParenthesizedExpression':
      return readComponentName(module, node.expression);
    case 'Literal':
      return typeof node.value === 'string' ? { text: `'${node.value}'`, names: [] } : undefined;
    case 'Identifier':
      return readName(module, node.name);
    case 'ConditionalExpression': {
      const [yes, no] = [node.consequent, node.alternate].map((one) =>
        readComponentName(module, one),
      );
      return yes && no && { text: `${yes.text} or ${no.text}`, names: [...yes.names, ...no.names] };
    }
    default:
      return undefined;
  }
}

type Pair = readonly [slot: string, component: SlotDefault];

function readObject(module: Module, node: ObjectExpression): Pair[] {
  return node.properties.flatMap((property): Pair[] => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') {
      return [];
    }
    const component = readComponentName(module, property.value);
    return component ? [[lowerFirst(property.key.name), component]] : [];
  });
}

/** Values under names like `defaultOpenPickerIcon`, which the code passes on to slots. */
function readHandedOn(module: Module, node: ObjectExpression): Pair[] {
  return readObject(module, node).flatMap(([key, component]): Pair[] => {
    const [, slot] = /^default([A-Z]\w*)$/.exec(key) ?? [];
    return slot ? [[lowerFirst(slot), component]] : [];
  });
}

/** The values of merged objects, starting with the last, because it wins. */
function readJoined(module: Module, parts: readonly (Expression | SpreadElement)[]) {
  return parts.toReversed().flatMap((part): Pair[] => {
    const node = part.type === 'SpreadElement' ? part.argument : part;
    return node.type === 'ObjectExpression' ? readObject(module, node) : [];
  });
}

/** The slots that the code of one module fills with components. */
function readModuleDefaults(module: Module): SlotDefaults {
  const found = new Map<string, SlotDefault>();
  const add = (pairs: readonly Pair[]) =>
    pairs.forEach(([slot, component]) => found.has(slot) || found.set(slot, component));
  const addFallback = (node: Node) => {
    const choice = readFallback(node);
    const component = choice && readComponentName(module, choice.fallback);
    if (component) {
      add(listSlotsRead(choice.tried).map((slot) => [slot, component]));
    }
  };
  const addNamed = (name: string, value: Node) => {
    const init = value as unknown as Expression;
    if (!SLOTS_NAME.test(name)) {
      return;
    }
    if (init.type === 'ObjectExpression') {
      add(readObject(module, init));
    } else if (init.type === 'CallExpression' && isJoining(init.callee)) {
      add(readJoined(module, init.arguments));
    }
  };
  simple(module.program, {
    LogicalExpression: addFallback,
    ConditionalExpression: addFallback,
    CallExpression(node) {
      const others = node.arguments.filter(({ type }) => type !== 'ObjectExpression');
      if (isJoining(node.callee) && others.some(hasSlots)) {
        add(readJoined(module, node.arguments));
      }
    },
    ObjectExpression(node) {
      const isJoined = node.properties.some(
        (property) => property.type === 'SpreadElement' && isSlots(property.argument),
      );
      add(isJoined ? readObject(module, node) : readHandedOn(module, node));
    },
  });
  module.values.forEach((value, name) => addNamed(name, value));
  return found;
}

const SLOTS_WORD = /slots|components/i;

const cache = new Map<string, SlotDefaults>();

function readCached(module: Module): SlotDefaults {
  const known = cache.get(module.file);
  const defaults =
    known ?? (SLOTS_WORD.test(module.code) ? readModuleDefaults(module) : new Map<never, never>());
  cache.set(module.file, defaults);
  return defaults;
}

/**
 * What fills the slots of a component, according to its code and the code it's built from. If two
 * modules fill a slot of the same name, the one fewer imports away wins.
 *
 * @param file module of the component, absolute
 * @param slots names to look for
 */
export function readSlotDefaults(file: string, slots: readonly string[]): SlotDefaults {
  const found = new Map<string, SlotDefault>();
  const start = readModule(file);
  const seen = new Set<string>();
  for (let level = start ? [start] : []; level.length > 0 && found.size < slots.length;) {
    const modules = level.filter((module) => !seen.has(module.file));
    modules.forEach((module) => {
      seen.add(module.file);
      readCached(module).forEach((component, slot) => {
        if (slots.includes(slot) && !found.has(slot)) {
          found.set(slot, component);
        }
      });
    });
    level = [...new Set(modules.flatMap(listImported))];
  }
  return found;
}
