import ts from 'typescript';

/** A literal value in a module, with the offsets of its parts. */
export type Literal =
  | { kind: 'text'; value: string; start: number }
  | { kind: 'list'; items: readonly Literal[]; start: number }
  | { kind: 'object'; fields: ReadonlyMap<string, Literal>; start: number }
  | { kind: 'other'; start: number };

function getName(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}

/** The literal value of an expression; `other` for code that would have to run. */
export function readLiteral(node: ts.Expression, source: ts.SourceFile): Literal {
  const start = node.getStart(source);
  if (ts.isStringLiteralLike(node)) {
    return { kind: 'text', value: node.text, start };
  }
  if (ts.isArrayLiteralExpression(node)) {
    return { kind: 'list', items: node.elements.map((item) => readLiteral(item, source)), start };
  }
  if (ts.isObjectLiteralExpression(node)) {
    const fields = node.properties.map((property): [string, Literal] =>
      ts.isPropertyAssignment(property)
        ? [getName(property.name), readLiteral(property.initializer, source)]
        : ['', { kind: 'other', start: property.getStart(source) }],
    );
    return { kind: 'object', fields: new Map(fields), start };
  }
  return { kind: 'other', start };
}

/** The lists that a module exports as constants. */
export function readExportedLists(file: string, text: string): Literal[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) &&
    statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      ? statement.declarationList.declarations.flatMap(({ initializer }) =>
          initializer && ts.isArrayLiteralExpression(initializer)
            ? [readLiteral(initializer, source)]
            : [],
        )
      : [],
  );
}
