import ts from 'typescript';

/** Something that runs with the page and would not run once the reader edits the demo. */
interface Uneditable {
  /** Where it is, as an offset into the code. */
  position: number;
  /** What is wrong, after the file's name, and what to write instead. */
  message: string;
}

const PRAGMA = /@jsx(ImportSource|Runtime|Frag)?\b/;

const isRelative = (address: string) => !/^([a-z][a-z+.-]*:|\/\/)/i.test(address);

function describe(node: ts.Node, isInFunction: boolean): string | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const { text } = node.moduleSpecifier;
    return text.endsWith('.module.css')
      ? `imports "${text}", but edited demos know no CSS modules. Name the classes after the demo and import a plain .css file.`
      : undefined;
  }
  if (
    !isInFunction &&
    (ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier))
  ) {
    return 'waits outside of a function, which an edited demo cannot. Move it into an effect or a handler.';
  }
  if (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) {
    return 'reads import.meta, which an edited demo does not have. Write the value itself.';
  }
  if (
    ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'fetch' &&
    node.arguments[0] &&
    ts.isStringLiteralLike(node.arguments[0]) &&
    isRelative(node.arguments[0].text)
  ) {
    return `fetches "${node.arguments[0].text}", but a demo has no address of its own. Import the data from a .ts file.`;
  }
  return undefined;
}

/**
 * What of a file runs live but not edited: the editor compiles files one by one into functions and
 * runs them in a document of their own.
 */
export function findUneditable(source: ts.SourceFile): Uneditable[] {
  const found: Uneditable[] = [];
  const head = source.getFullText().slice(0, source.statements[0]?.getStart(source) ?? undefined);
  const pragma = PRAGMA.exec(head);
  if (pragma) {
    found.push({
      position: pragma.index,
      message: `has the comment ${pragma[0]}, which edited demos do not follow. Style with sx or styled.`,
    });
  }
  const visit = (node: ts.Node, isInFunction: boolean): void => {
    const message = describe(node, isInFunction);
    if (message) {
      found.push({ position: node.getStart(source), message });
    }
    ts.forEachChild(node, (child) => visit(child, isInFunction || ts.isFunctionLike(node)));
  };
  visit(source, false);
  return found;
}
