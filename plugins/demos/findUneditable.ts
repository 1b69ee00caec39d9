import ts from 'typescript';

/** Code that runs in the page but wouldn't run once the reader edits the demo. */
interface Uneditable {
  /** Offset in the code. */
  position: number;
  /** What is wrong and what to write instead; follows the file's name. */
  message: string;
}

const PRAGMA = /@jsx(ImportSource|Runtime|Frag)?\b/;

const isRelative = (address: string) => !/^([a-z][a-z+.-]*:|\/\/)/i.test(address);

function describe(node: ts.Node, isInFunction: boolean): string | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const { text } = node.moduleSpecifier;
    return text.endsWith('.module.css')
      ? `imports "${text}", but edited demos don't support CSS modules. Name the classes after the demo and import a plain .css file.`
      : undefined;
  }
  if (
    !isInFunction &&
    (ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier))
  ) {
    return "awaits outside a function, which edited demos don't support. Move it into an effect or a handler.";
  }
  if (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) {
    return "uses import.meta, which edited demos don't have. Write the value itself.";
  }
  if (
    ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'fetch' &&
    node.arguments[0] &&
    ts.isStringLiteralLike(node.arguments[0]) &&
    isRelative(node.arguments[0].text)
  ) {
    return `fetches "${node.arguments[0].text}", but a demo has no URL of its own. Import the data from a .ts file.`;
  }
  return undefined;
}

/**
 * The code of a file that runs live but not after an edit: the editor compiles each file into a
 * function and runs it in a separate document.
 */
export function findUneditable(source: ts.SourceFile): Uneditable[] {
  const found: Uneditable[] = [];
  const head = source.getFullText().slice(0, source.statements[0]?.getStart(source) ?? undefined);
  const pragma = PRAGMA.exec(head);
  if (pragma) {
    found.push({
      position: pragma.index,
      message: `has the comment ${pragma[0]}, which edited demos ignore. Use sx or styled instead.`,
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
