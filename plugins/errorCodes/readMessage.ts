import type { CallExpression, Expression, Node } from 'acorn';
import { ARGUMENT } from '../../src/lib/contracts/errorCodes';

/** An error in a file: its code, and its text with `%s` for each argument. */
export interface ExtractedError {
  code: number;
  text: string;
}

/** A piece of a message: text, or an expression to fill in. */
type Piece = string | Node;

/**
 * The pieces of a message: a string, a template, `+` between messages, or `"…".concat(…)`, which is
 * what older compilers turn templates into. Pieces aren't split further.
 */
function listPieces(node: Node): Piece[] {
  const expression = node as Expression;
  switch (expression.type) {
    case 'Literal':
      return [typeof expression.value === 'string' ? expression.value : node];
    case 'TemplateLiteral':
      return expression.quasis.flatMap(({ value }, index) => [
        value.cooked ?? value.raw,
        ...expression.expressions.slice(index, index + 1),
      ]);
    case 'BinaryExpression':
      return expression.operator === '+'
        ? [...listPieces(expression.left), ...listPieces(expression.right)]
        : [node];
    case 'ParenthesizedExpression':
      return listPieces(expression.expression);
    case 'CallExpression': {
      const { callee, arguments: values } = expression;
      const isConcat =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'concat';
      return isConcat
        ? [
            ...listPieces(callee.object),
            ...values.map((value) =>
              value.type === 'Literal' && typeof value.value === 'string' ? value.value : value,
            ),
          ]
        : [node];
    }
    default:
      return [node];
  }
}

/**
 * Code and text of an error from the expression of its development text and the call that replaces
 * it in production; `code` is the program with both. The arguments of the call must be the values
 * in the text, in the same order, otherwise the page couldn't fill them in.
 */
export function readMessage(
  text: Node,
  call: CallExpression,
  code: string,
): ExtractedError | { diagnostic: string } {
  const [number, ...args] = call.arguments;
  if (number?.type !== 'Literal' || typeof number.value !== 'number') {
    return { diagnostic: 'creates a minified error without a number.' };
  }
  const pieces = listPieces(text);
  const getSource = ({ start, end }: Node) => code.slice(start, end);
  const values = pieces.filter((piece) => typeof piece !== 'string').map(getSource);
  if (values.join('\n') !== args.map(getSource).join('\n')) {
    return {
      diagnostic: `passes code ${number.value} different values (${args.map(getSource).join(', ')}) than its text has (${values.join(', ')}).`,
    };
  }
  if (pieces.some((piece) => typeof piece === 'string' && piece.includes(ARGUMENT))) {
    return {
      diagnostic: `has "${ARGUMENT}" in the text of code ${number.value}, where it stands for a value.`,
    };
  }
  return {
    code: number.value,
    text: pieces.map((piece) => (typeof piece === 'string' ? piece : ARGUMENT)).join(''),
  };
}
