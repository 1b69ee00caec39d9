import ts from 'typescript';

/** A statement at the top level of a module. */
export interface Statement {
  /** What it declares or imports. */
  names: readonly string[];
  /** On one line. */
  text: string;
  isImport: boolean;
  isExport: boolean;
}

function listBindings(name: ts.BindingName): string[] {
  return ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isBindingElement(element) ? listBindings(element.name) : [],
      );
}

function listImports({ importClause }: ts.ImportDeclaration): string[] {
  const { name, namedBindings } = importClause ?? {};
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  const all = namedBindings && ts.isNamespaceImport(namedBindings) ? [namedBindings] : [];
  return [
    ...(name ? [name] : []),
    ...named.map((element) => element.name),
    ...all.map((one) => one.name),
  ].map(({ text }) => text);
}

function listNames(node: ts.Statement): string[] {
  if (ts.isImportDeclaration(node)) {
    return listImports(node);
  }
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.flatMap(({ name }) => listBindings(name));
  }
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node);
  return isNamed && node.name ? [node.name.text] : [];
}

const isExport = (node: ts.Statement) =>
  ts.isExportDeclaration(node) ||
  ts.isExportAssignment(node) ||
  (ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));

/** The statements at the top level of TypeScript code. */
export function readStatements(code: string): Statement[] {
  const source = ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, true);
  return source.statements.map((node) => ({
    names: listNames(node),
    text: node.getText(source).replaceAll(/\s*\n\s*/g, ' '),
    isImport: ts.isImportDeclaration(node),
    isExport: isExport(node),
  }));
}
