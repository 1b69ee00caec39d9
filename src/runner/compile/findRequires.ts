import type { Program } from 'acorn';
import { simple } from 'acorn-walk';

/** A module that a file requires, and the line (1-based) that requires it. */
export interface Requirement {
  specifier: string;
  line: number;
}

/** What a CommonJS file requires by name, in the order of the code. */
export function findRequires(program: Program): Requirement[] {
  const requirements: Requirement[] = [];
  simple(program, {
    CallExpression({ callee, arguments: [first], loc }) {
      if (
        callee.type === 'Identifier' &&
        callee.name === 'require' &&
        first?.type === 'Literal' &&
        typeof first.value === 'string'
      ) {
        requirements.push({ specifier: first.value, line: loc?.start.line ?? 1 });
      }
    },
  });
  return requirements;
}
