import ts from 'typescript';

/**
 * Outermost names that the text of a type uses without declaring them; undefined if it can't be
 * read.
 */
export function listNames(text: string): string[] | undefined {
  const source = ts.createSourceFile(
    'type.ts',
    `type X = (${text}\n);`,
    ts.ScriptTarget.ES2022,
    true,
  );
  const { parseDiagnostics } = source as unknown as { parseDiagnostics: readonly unknown[] };
  if (parseDiagnostics.length > 0 || source.statements.length !== 1) {
    return undefined;
  }
  const used = new Set<string>();
  const declared = new Set<string>(['X', 'const']);
  const addRoot = (name: ts.EntityName | ts.Expression): void => {
    if (ts.isQualifiedName(name)) {
      addRoot(name.left);
    } else if (ts.isPropertyAccessExpression(name)) {
      addRoot(name.expression);
    } else if (ts.isIdentifier(name)) {
      used.add(name.text);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) {
      addRoot(node.typeName);
    } else if (ts.isTypeQueryNode(node)) {
      addRoot(node.exprName);
    } else if (ts.isComputedPropertyName(node)) {
      addRoot(node.expression);
    } else if (ts.isTypeParameterDeclaration(node)) {
      declared.add(node.name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...used].filter((name) => !declared.has(name));
}
