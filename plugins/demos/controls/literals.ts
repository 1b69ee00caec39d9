import ts from 'typescript';
import type { ArgValue } from '../../../src/lib/contracts/demoControls';

/** The value of a literal expression. */
export function readLiteral(node: ts.Node): ArgValue | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    return node.text;
  }
  if (ts.isNumericLiteral(node)) {
    return Number(node.text);
  }
  if (
    ts.isPrefixUnaryExpression(node) &&
    node.operator === ts.SyntaxKind.MinusToken &&
    ts.isNumericLiteral(node.operand)
  ) {
    return -Number(node.operand.text);
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) {
    return true;
  }
  return node.kind === ts.SyntaxKind.FalseKeyword ? false : undefined;
}

/** The value of a literal as text, such as after `@default`. */
export function parseLiteral(text: string): ArgValue | undefined {
  const file = ts.createSourceFile('value.ts', `(${text})`, ts.ScriptTarget.Latest, true);
  const [statement] = file.statements;
  return statement &&
    file.statements.length === 1 &&
    ts.isExpressionStatement(statement) &&
    ts.isParenthesizedExpression(statement.expression)
    ? readLiteral(statement.expression.expression)
    : undefined;
}
