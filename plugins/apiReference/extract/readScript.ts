import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CallExpression, Comment, Expression, Node, ObjectExpression, Program } from 'acorn';
import { simple } from 'acorn-walk';
import { readModule, type Module } from './modules';

/** What the JavaScript of a declaration says beyond the declaration. */
export interface Script {
  /** Name under which a component looks up default props in the theme: `MuiDataGrid`. */
  themeName?: string;
  /** Calls of `generateUtilityClasses`: component name and keys. */
  utilityClasses: readonly GeneratorCall[];
  /** What the comments above prop types say about props, by component. */
  propTypes: ReadonlyMap<string, ReadonlyMap<string, PropComment>>;
  /** Files of imported hooks that set default props. */
  propsHooks: readonly string[];
}

interface PropComment {
  description?: string;
  default?: string;
}

/** What comments in the code say about a component's props, by name. */
export type PropComments = ReadonlyMap<string, PropComment>;

const EMPTY: Script = {
  utilityClasses: [],
  propTypes: new Map(),
  propsHooks: [],
};

/** The name of the callee: `useThemeProps` for `(0, _styles.useThemeProps)`. */
export function getCalleeName(callee: Node): string {
  const node = callee as unknown as Expression;
  switch (node.type) {
    case 'Identifier':
      return node.name;
    case 'MemberExpression':
      // Wrapped by a compiler: `(0, _styles.useThemeProps)(…)`, `_generate.default(…)`.
      return node.property.type === 'Identifier' && node.property.name !== 'default'
        ? node.property.name
        : getCalleeName(node.object);
    case 'SequenceExpression':
      return getCalleeName(node.expressions.at(-1)!);
    default:
      return '';
  }
}

/** Whether a function merges objects: `_extends`, `Object.assign`. */
export const isJoining = (callee: Node): boolean =>
  /^(?:_extends\d*|assign)$/.test(getCalleeName(callee));

const getText = (node: Node | null | undefined): string | undefined => {
  const literal = node as unknown as { type: string; value?: unknown } | undefined;
  return literal?.type === 'Literal' && typeof literal.value === 'string'
    ? literal.value
    : undefined;
};

/** A call of `generateUtilityClasses`: name of the component, and keys. */
export interface GeneratorCall {
  name: string;
  keys: readonly string[];
}

export function readGeneratorCall({
  callee,
  arguments: args,
}: CallExpression): GeneratorCall | undefined {
  const [first, second] = args;
  const isGenerator = getCalleeName(callee).toLowerCase().endsWith('generateutilityclasses');
  if (!isGenerator || second?.type !== 'ArrayExpression') {
    return undefined;
  }
  const keys = second.elements.map((key) => getText(key)).filter((key) => key !== undefined);
  return { name: getText(first) ?? '', keys };
}

/** Functions that receive the name under which the theme has a component's default props. */
const THEMED = /^_?(?:(?:get|use|consume)\w*Props|consumeSlots|create\w*Field)\d*$/;

/** Follows the imports of `useXProps`. */
function listPropsHooks(program: Program, file: string): string[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') {
      return [];
    }
    const source = String(statement.source.value);
    const isHook = statement.specifiers.some(({ local }) =>
      /^use\w*(?:Props|DefaultizedProps)$/.test(local.name),
    );
    const target = path.resolve(path.dirname(file), source);
    return isHook && source.startsWith('.') ? [/\.js$/.test(target) ? target : `${target}.js`] : [];
  });
}

function readComment(comment: Comment | undefined): PropComment {
  const text = (comment?.value ?? '').replace(/^\s*\* ?/gm, '').trim();
  const [description = ''] = text.split(/^@/m);
  const [, value] = /^@default (.+)$/m.exec(text) ?? [];
  return {
    ...(description.trim() && { description: description.trim() }),
    ...(value && { default: value.trim() }),
  };
}

function readPropTypes(
  code: string,
  { properties }: ObjectExpression,
  comments: readonly Comment[],
): Map<string, PropComment> {
  const found = new Map<string, PropComment>();
  for (const property of properties) {
    if (property.type === 'Property') {
      const name =
        property.key.type === 'Identifier' ? property.key.name : (getText(property.key) ?? '');
      const above = comments.findLast(
        ({ type, value, end }) =>
          type === 'Block' &&
          value.startsWith('*') &&
          end <= property.start &&
          code.slice(end, property.start).trim() === '',
      );
      found.set(name, readComment(above));
    }
  }
  return found;
}

function parseScript({ code, program, comments, file }: Module): Script {
  const propTypes = new Map<string, Map<string, PropComment>>();
  const utilityClasses: GeneratorCall[] = [];
  const themeNames: string[] = [];
  simple(program, {
    CallExpression(node) {
      const name = getCalleeName(node.callee);
      const [first, second] = node.arguments;
      const generated = readGeneratorCall(node);
      if (generated) {
        utilityClasses.push(generated);
      }
      if (THEMED.test(name)) {
        const named = [first, second].flatMap((argument) =>
          argument?.type === 'ObjectExpression'
            ? argument.properties.map((property) =>
                property.type === 'Property' &&
                property.key.type === 'Identifier' &&
                property.key.name === 'name'
                  ? getText(property.value)
                  : undefined,
              )
            : [getText(argument)],
        );
        themeNames.push(...named.filter((text) => text?.startsWith('Mui')).map(String));
      }
    },
    AssignmentExpression({ left, right }) {
      if (
        left.type === 'MemberExpression' &&
        left.object.type === 'Identifier' &&
        left.property.type === 'Identifier' &&
        left.property.name === 'propTypes' &&
        right.type === 'ObjectExpression'
      ) {
        propTypes.set(left.object.name, readPropTypes(code, right, comments));
      }
    },
  });
  const [themeName] = themeNames;
  return {
    ...(themeName && { themeName }),
    utilityClasses,
    propTypes,
    propsHooks: listPropsHooks(program, file),
  };
}

const cache = new Map<string, Script>();

/** Reads a published ES module; empty if there is none. */
export function readScript(file: string): Script {
  const known = cache.get(file);
  if (known) {
    return known;
  }
  const module = readModule(file);
  const script = module ? parseScript(module) : EMPTY;
  cache.set(file, script);
  return script;
}

/** The ES module of a declaration file: next to it, or in the package's folder for such modules. */
export function getScriptFile(declarationFile: string): string {
  const file = declarationFile.replace(/\.d\.ts$/, '.js');
  const twin = file.replace(/(\/@mui\/x-[^/]+\/)(?!esm\/)/, '$1esm/');
  return twin !== file && existsSync(twin) ? twin : file;
}
