import type { Node, Program, Statement } from 'acorn';
import { simple } from 'acorn-walk';

/** Name under which the guard is handed to the code of a program. */
export const GUARD_NAME = '__guard';

/** Counts down in place: a call at every step would make tight loops slow. */
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

/** Inserts texts at their positions in the code as it was; those of one position in order. */
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

/** Makes every step of every loop ask the guard first. Adds no line. */
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
