import ts from 'typescript';

/** An import of one file; `line` counts from 1. */
export interface Import {
  specifier: string;
  line: number;
}

const CSS_IMPORT = /@import\s+['"]([^'"]+)['"]/g;

function findStyleImports(text: string): Import[] {
  return [...text.matchAll(CSS_IMPORT)].map(({ 1: specifier = '', index }) => ({
    specifier,
    line: text.slice(0, index).split('\n').length,
  }));
}

function getSpecifier(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return node.moduleSpecifier;
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return node.argument.literal;
  }
  const isDynamic =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isDynamic ? node.arguments[0] : undefined;
}

/** What a script or style sheet imports, in source order. */
export function findImports(path: string, text: string): Import[] {
  if (path.endsWith('.css')) {
    return findStyleImports(text);
  }
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const imports: Import[] = [];
  const visit = (node: ts.Node) => {
    const specifier = getSpecifier(node);
    if (specifier && ts.isStringLiteralLike(specifier)) {
      const { line } = file.getLineAndCharacterOfPosition(specifier.getStart(file));
      imports.push({ specifier: specifier.text, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return imports;
}
