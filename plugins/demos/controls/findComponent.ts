import ts from 'typescript';
import { findDefaultExport, parseDemo } from '../createPreview';

/** The props of a demo's entry. */
export interface PropsComponent {
  file: ts.SourceFile;
  component: ts.FunctionDeclaration & { body: ts.Block };
  parameter: ts.ParameterDeclaration;
}

/**
 * The component that an entry exports by default, in TypeScript or JavaScript; undefined if it
 * takes no props.
 */
export function findPropsComponent(code: string): PropsComponent | undefined {
  const file = parseDemo(code);
  const component = findDefaultExport(file);
  const parameter = component?.parameters[0];
  return component?.body && parameter
    ? { file, component: component as PropsComponent['component'], parameter }
    : undefined;
}

/** The declaration of a parameter's type in the file, which readers don't see. */
export function findPropsType({
  file,
  parameter,
}: PropsComponent): ts.InterfaceDeclaration | ts.TypeAliasDeclaration | undefined {
  const { type } = parameter;
  if (!type || !ts.isTypeReferenceNode(type)) {
    return undefined;
  }
  const name = type.typeName.getText();
  return file.statements.find(
    (statement): statement is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
      (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
      statement.name.text === name,
  );
}

/** Calls `onUse` for each place in a component's body that reads one of the names. */
export function visitUses(
  node: ts.Node,
  names: ReadonlySet<string>,
  onUse: (use: ts.Identifier) => void,
): void {
  if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) {
    return;
  }
  if (ts.isIdentifier(node) && names.has(node.text) && isRead(node)) {
    onUse(node);
  }
  ts.forEachChild(node, (child) => visitUses(child, names, onUse));
}

/** Whether an identifier refers to a value rather than a property or an attribute. */
export function isRead(node: ts.Identifier): boolean {
  const { parent } = node;
  const isName =
    (ts.isPropertyAccessExpression(parent) ||
      ts.isPropertyAssignment(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isJsxAttribute(parent)) &&
    parent.name === node;
  return !isName;
}
