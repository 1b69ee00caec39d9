import type { Expression, Node, ObjectExpression, ObjectPattern, SpreadElement } from 'acorn';
import { full, simple } from 'acorn-walk';
import { readModule, resolveName, type Module } from './modules';
import { readFallback } from './readFallback';
import { isJoining } from './readScript';

/** What the code does with omitted props, by name. */
export interface PropDefaults {
  /** The value it uses instead, as code. */
  values: ReadonlyMap<string, string>;
  /** Props that it overrides, whatever was passed. */
  overwritten: ReadonlySet<string>;
}

/** Whether a default value is evident from the code alone. */
const isPlainValue = (node: Expression): boolean =>
  node.type === 'Literal' ||
  (node.type === 'UnaryExpression' && isPlainValue(node.argument)) ||
  (node.type === 'ArrayExpression' && node.elements.length === 0) ||
  (node.type === 'ObjectExpression' && node.properties.length === 0);

/** A plain value as code. */
function writePlain({ code }: Module, node: Expression): string | undefined {
  return isPlainValue(node)
    ? code.slice(node.start, node.end).replace(/^"(.*)"$/, "'$1'")
    : undefined;
}

/** A plain value as code, or the name of a constant. */
function writeValue(module: Module, node: Expression): string | undefined {
  const isConstant =
    node.type === 'Identifier' && (module.imports.has(node.name) || module.values.has(node.name));
  return isConstant ? resolveName(module, node.name)?.name : writePlain(module, node);
}

const PROPS_NAMES = new Set(['props', 'inProps', 'themeProps', 'internalProps', 'other', 'rest']);

const isProps = (node: Node) => PROPS_NAMES.has((node as unknown as { name?: string }).name ?? '');

/** Whether an expression mentions a name, as a variable or after a dot. */
function mentions(node: Node, name: string): boolean {
  let found = false;
  full(node, (child) => {
    const expression = child as unknown as Expression;
    const named = expression.type === 'MemberExpression' ? expression.property : expression;
    found ||= named.type === 'Identifier' && named.name === name;
  });
  return found;
}

/** The prop that an expression reads: `props.ampm`, `ampm`. */
function getProp(node: Expression, destructured: ReadonlySet<string>): string | undefined {
  if (node.type === 'Identifier') {
    return destructured.has(node.name) ? node.name : undefined;
  }
  const isRead = node.type === 'MemberExpression' && !node.computed && isProps(node.object);
  return isRead && node.property.type === 'Identifier' ? node.property.name : undefined;
}

function readNodeDefaults(module: Module, root: Node): PropDefaults {
  const values = new Map<string, string>();
  const overwritten = new Set<string>();
  const destructured = new Set<string>();
  const set = (name: string, value: string | undefined) => {
    if (value !== undefined && !values.has(name)) {
      values.set(name, value);
    }
  };
  const readPattern = ({ properties }: ObjectPattern) =>
    properties.forEach((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') {
        return;
      }
      const { name } = property.key;
      if (property.value.type === 'AssignmentPattern') {
        set(name, writePlain(module, property.value.right));
      } else if (property.value.type === 'Identifier' && property.value.name === name) {
        destructured.add(name);
      }
    });
  const listOwn = ({ properties }: ObjectExpression) =>
    properties.flatMap((property) =>
      // Props that are destructured aren't among the merged ones.
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      !destructured.has(property.key.name)
        ? [{ name: property.key.name, value: property.value, isSame: property.shorthand }]
        : [],
    );
  /** Values of an object merged before the props, which replace omitted ones. */
  const readBefore = (object: ObjectExpression) =>
    listOwn(object).forEach(({ name, value }) => set(name, writePlain(module, value)));
  /** Values of an object merged after the props, which override what was passed. */
  const readAfter = (object: ObjectExpression) =>
    listOwn(object)
      .filter(({ name, value, isSame }) => !isSame && !mentions(value, name))
      .forEach(({ name }) => overwritten.add(name));
  const getTriedProp = (node: Node) => {
    const choice = readFallback(node);
    return choice && getProp(choice.tried, destructured);
  };
  /** The fallback for an omitted prop in `props.ampm ?? true`. */
  const readChoice = (node: Node) => {
    const name = getTriedProp(node);
    const { fallback } = readFallback(node) ?? {};
    if (name !== undefined && fallback) {
      set(name, writeValue(module, fallback));
    }
  };
  const readGrid = (value: Expression) => {
    // The defaults of a grid are in a separate constant.
    const parts = value.type === 'CallExpression' ? value.arguments : [value];
    parts.forEach((part) => part.type === 'ObjectExpression' && readBefore(part));
  };
  const readJoined = (parts: readonly (Expression | SpreadElement)[]) => {
    const at = parts.findIndex(isProps);
    parts.forEach((part, index) => {
      if (at !== -1 && part.type === 'ObjectExpression') {
        (index < at ? readBefore : readAfter)(part);
      }
    });
  };
  const isConstant = !/Function|Program/.test(root.type);
  if (isConstant) {
    readGrid(root as unknown as Expression);
  }
  simple(root, {
    VariableDeclarator({ id, init }) {
      if (id.type === 'ObjectPattern' && init && isProps(init)) {
        readPattern(id);
      }
    },
  });
  simple(root, {
    CallExpression({ callee, arguments: parts }) {
      if (isJoining(callee)) {
        readJoined(parts);
      }
    },
    LogicalExpression: readChoice,
    ConditionalExpression: readChoice,
    ObjectExpression(node) {
      // An object with `disablePast: props.disablePast ?? false` contains props with their
      // defaults.
      const holdsProps = node.properties.some(
        (property) =>
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          getTriedProp(property.value) === property.key.name,
      );
      if (holdsProps) {
        readAfter(node);
      }
    },
  });
  return { values, overwritten };
}

/** A piece of code and its module. */
interface Place {
  module: Module;
  node: Node;
}

const cache = new Map<Node, PropDefaults>();

function readCached({ module, node }: Place): PropDefaults {
  const known = cache.get(node) ?? readNodeDefaults(module, node);
  cache.set(node, known);
  return known;
}

/** Functions that set the defaults of props, and constants with the defaults of a grid. */
const GIVES_DEFAULTS = /^use\w*(?:Props|Manager|Field)$|_PROPS_DEFAULT_VALUES$/;
const IS_VARIANT = /^(?:Desktop|Mobile)\w+$/;

/** The declarations of the names used in a piece of code that match a pattern. */
function listUsed({ module, node }: Place, pattern: RegExp): Place[] {
  const names = new Set<string>();
  full(node, (child) => {
    const { type, name } = child as unknown as { type: string; name?: string };
    if (type === 'Identifier' && name && pattern.test(name)) {
      names.add(name);
    }
  });
  return [...names].flatMap((name) => {
    const origin = resolveName(module, name);
    return origin?.module && origin.value ? { module: origin.module, node: origin.value } : [];
  });
}

/** How many functions deep to look. */
const LEVELS = 6;

function readFrom(start: readonly Place[]): PropDefaults {
  const values = new Map<string, string>();
  const overwritten = new Set<string>();
  const seen = new Set<Node>();
  let level = start;
  for (let depth = 0; depth < LEVELS; depth += 1) {
    for (const place of level) {
      seen.add(place.node);
      const found = readCached(place);
      found.values.forEach((value, name) => {
        if (!values.has(name) && !overwritten.has(name)) {
          values.set(name, value);
        }
      });
      found.overwritten.forEach((name) => values.has(name) || overwritten.add(name));
    }
    level = level
      .flatMap((place) => listUsed(place, GIVES_DEFAULTS))
      .filter(({ node }) => !seen.has(node));
  }
  return { values, overwritten };
}

/** The defaults that several components have in common. */
function joinAlike([first, ...others]: readonly PropDefaults[]): PropDefaults {
  return {
    values: new Map(
      [...(first?.values ?? [])].filter(([name, value]) =>
        others.every(({ values }) => values.get(name) === value),
      ),
    ),
    overwritten: new Set(
      [...(first?.overwritten ?? [])].filter((name) =>
        others.every(({ overwritten }) => overwritten.has(name)),
      ),
    ),
  };
}

/** Some components are implemented as an inner function: `DataGridRaw`. */
export function isPartOf(component: string, name: string): boolean {
  return new RegExp(`^${component}(?:Raw|Component)?\\d*$`).test(name);
}

/** The code of a component without the rest of its module, if it can be separated. */
function listPlaces(module: Module, name: string): Place[] {
  const own = [...module.values].filter(([declared]) => isPartOf(name, declared));
  const nodes = own.length > 0 ? own.map(([, node]) => node) : [module.program];
  return nodes.map((node) => ({ module, node }));
}

/**
 * What a component, and the functions that prepare its props, do with omitted props. For a picker
 * that renders a desktop or a mobile one, what both do.
 *
 * @param file module of the component, absolute
 */
export function readPropDefaults(file: string, name: string): PropDefaults {
  const module = readModule(file);
  if (!module) {
    return { values: new Map(), overwritten: new Set() };
  }
  const own = readFrom(listPlaces(module, name));
  const variants = [...module.imports.keys()].filter((imported) => IS_VARIANT.test(imported));
  const drawn = joinAlike(
    variants.flatMap((variant) => {
      const origin = resolveName(module, variant);
      return origin?.module ? readFrom(listPlaces(origin.module, variant)) : [];
    }),
  );
  return {
    values: new Map([...drawn.values, ...own.values]),
    overwritten: new Set([...drawn.overwritten, ...own.overwritten]),
  };
}
