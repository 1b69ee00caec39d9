import type { Node, Program, Statement } from 'acorn';
import { simple } from 'acorn-walk';

/** The variable through which a program's code gets the guard. */
export const GUARD_NAME = '__guard';

/** Counts down inline, because a call in every iteration would make tight loops slow. */
const CALL = `if (--${GUARD_NAME}.left < 0) ${GUARD_NAME}.check();`;

interface Insertion {
  position: number;
  text: string;
}

function guardBody(body: Statement): Insertion[] {
  return body.type === 'BlockStatement'
    ? [{ position: body.start + 1, text: CALL }]
    : [
        { position: body.start, text: `{${CALL}` },
        { position: body.end, text: '}' },
      ];
}

/** Inserts texts at their positions in the original code; those at the same position in order. */
function insertAll(code: string, insertions: readonly Insertion[]): string {
  let done = 0;
  const parts = insertions
    .toSorted((a, b) => a.position - b.position)
    .map(({ position, text }) => {
      const part = code.slice(done, position) + text;
      done = position;
      return part;
    });
  return parts.join('') + code.slice(done);
}

/** Makes every iteration of every loop check the guard first. Adds no lines. */
export function guardLoops(code: string, program: Program): string {
  const insertions: Insertion[] = [];
  const guard = (node: Node & { body: Statement }) => {
    insertions.push(...guardBody(node.body));
  };
  simple(program, {
    ForStatement: guard,
    ForInStatement: guard,
    ForOfStatement: guard,
    WhileStatement: guard,
    DoWhileStatement: guard,
  });
  return insertAll(code, insertions);
}
