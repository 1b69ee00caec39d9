import type { Expression, Node } from 'acorn';

/** What is tried first, and the fallback. */
interface Fallback {
  tried: Expression;
  fallback: Expression;
}

/** The parts of `a ?? b`, of `a || b`, and of the compiled form of the former. */
export function readFallback(node: Node): Fallback | undefined {
  const expression = node as unknown as Expression;
  if (expression.type === 'LogicalExpression' && expression.operator !== '&&') {
    return { tried: expression.left, fallback: expression.right };
  }
  if (
    expression.type === 'ConditionalExpression' &&
    expression.test.type === 'BinaryExpression' &&
    /^!==?$/.test(expression.test.operator) &&
    expression.test.right.type === 'Literal' &&
    expression.test.right.value === null
  ) {
    // `(_props$x = props.x) != null ? _props$x : 1`
    const { left } = expression.test;
    const tried = left.type === 'ParenthesizedExpression' ? left.expression : left;
    return {
      tried: (tried.type === 'AssignmentExpression' ? tried.right : tried) as Expression,
      fallback: expression.alternate,
    };
  }
  return undefined;
}
