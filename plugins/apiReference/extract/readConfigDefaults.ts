import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Expression, type MemberExpression, type Node, type Program } from 'acorn';
import { simple } from 'acorn-walk';
import { lowerFirst } from '../../../src/lib/lowerFirst';
import type { ExtractContext } from './createContext';
import { readPackageCode } from './readPackageCode';

const parseModule = (code: string): Program =>
  parse(code, { ecmaVersion: 'latest', sourceType: 'module' });

/** A number, and a different one if the object has a property. */
interface Size {
  value: number;
  other?: { with: string; value: number };
}

/** Resolves a numeric expression within a module; undefined if that isn't enough. */
function evaluate(node: Expression, file: string, program: Program): Size | undefined {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'number' ? { value: node.value } : undefined;
    case 'Identifier':
      return evaluateName(node.name, file, program);
    case 'BinaryExpression': {
      const [left, right] = [node.left as Expression, node.right].map((side) =>
        evaluate(side, file, program),
      );
      const other = right?.other;
      return node.operator === '+' && left && right && !left.other
        ? {
            value: left.value + right.value,
            ...(other && { other: { ...other, value: left.value + other.value } }),
          }
        : undefined;
    }
    case 'ConditionalExpression': {
      const { test } = node;
      const [yes, no] = [node.consequent, node.alternate].map((side) =>
        evaluate(side, file, program),
      );
      return test.type === 'MemberExpression' &&
        test.property.type === 'Identifier' &&
        yes &&
        no &&
        !yes.other &&
        !no.other
        ? { value: no.value, other: { with: test.property.name, value: yes.value } }
        : undefined;
    }
    case 'ParenthesizedExpression':
      return evaluate(node.expression, file, program);
    default:
      return undefined;
  }
}

/** Resolves a constant of a module, or one imported from a neighboring module. */
function evaluateName(name: string, file: string, program: Program): Size | undefined {
  const inits: Node[] = [];
  const sources: string[] = [];
  simple(program, {
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && id.name === name && init) {
        inits.push(init);
      }
    },
    ImportDeclaration({ specifiers, source }) {
      if (specifiers.some(({ local }) => local.name === name)) {
        sources.push(String(source.value));
      }
    },
  });
  const [init, ...others] = inits;
  if (init) {
    return others.length === 0 ? evaluate(init as Expression, file, program) : undefined;
  }
  const [source] = sources;
  const target = source?.startsWith('.') && path.resolve(path.dirname(file), source);
  return target && existsSync(target)
    ? evaluateName(name, target, parseModule(readFileSync(target, 'utf8')))
    : undefined;
}

function write({ value, other }: Size): string {
  return other ? `\`${value}\`, or \`${other.value}\` with a \`${other.with}\`` : String(value);
}

/**
 * The numbers that the code uses when an object of an interface leaves out a member, by member:
 * `axisConfig.height ?? …` for `AxisConfig`.
 */
export function readConfigDefaults(
  { packages }: ExtractContext,
  interfaceName: string,
): ReadonlyMap<string, string> {
  const variable = lowerFirst(interfaceName);
  const defaults = new Map<string, string>();
  for (const [file, code] of packages.flatMap(({ directory }) => [...readPackageCode(directory)])) {
    if (!new RegExp(`\\b${variable}\\.\\w+ \\?\\? `).test(code)) {
      continue;
    }
    const program = parseModule(code);
    simple(program, {
      LogicalExpression({ operator, left, right }) {
        const { object, property } = left as MemberExpression;
        if (
          operator === '??' &&
          left.type === 'MemberExpression' &&
          object.type === 'Identifier' &&
          object.name === variable &&
          property.type === 'Identifier'
        ) {
          const size = evaluate(right, file, program);
          if (size) {
            defaults.set(property.name, write(size));
          }
        }
      },
    });
  }
  return defaults;
}
