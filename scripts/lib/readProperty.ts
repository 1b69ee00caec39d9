import ts from 'typescript';

/** The value of a property written out in an object literal, as in navigation entries. */
export function readProperty(node: ts.Node, name: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(node)) {
    return undefined;
  }
  const property = node.properties.find(
    (candidate): candidate is ts.PropertyAssignment =>
      ts.isPropertyAssignment(candidate) && candidate.name.getText() === name,
  );
  return property?.initializer;
}
