import ts from 'typescript';
import { settleFunction, settleType, type TypeArguments } from './settleGenerics';

/** A name that the file of a program may use: `__entry3.BarChart`. */
interface Usable {
  path: string;
  symbol: ts.Symbol;
}

const COMPONENT_NAME = /\.(?:Unstable_)?[A-Z]\w*[a-z]\w*$/;

const write = ({ lists }: TypeArguments) => lists.map((list) => `<${list.join(', ')}>`);

function getParameters(checker: ts.TypeChecker, { symbol }: Usable): readonly ts.Type[] {
  return (symbol.declarations ?? []).flatMap((node) =>
    ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)
      ? (node.typeParameters ?? []).map((parameter) => checker.getTypeAtLocation(parameter))
      : [],
  );
}

/**
 * Statements that use potential components and generic types, with type arguments that reveal all
 * of them.
 */
export function writeSettledUses(
  checker: ts.TypeChecker,
  location: ts.Node,
  usables: readonly Usable[],
): string {
  const standIns = new Set<string>();
  const statements: string[] = [];
  const settle = (found: TypeArguments | undefined): string[] => {
    found?.standIns.forEach((name) => standIns.add(name));
    return found ? write(found) : [];
  };
  for (const usable of usables) {
    const { path, symbol } = usable;
    if (symbol.flags & ts.SymbolFlags.Value) {
      const signatures = COMPONENT_NAME.test(path)
        ? checker.getTypeOfSymbolAtLocation(symbol, location).getCallSignatures()
        : [];
      const [parameters] = signatures.map((signature) => signature.getTypeParameters() ?? []);
      const lists =
        signatures.length === 1 ? settle(settleFunction(checker, parameters ?? [])) : [];
      if (parameters && parameters.length > 0) {
        (lists.length > 0 ? lists : ['']).forEach((list) =>
          statements.push(`${path}${list}(undefined as never);\n`),
        );
      }
    } else {
      settle(settleType(checker, getParameters(checker, usable))).forEach((list) =>
        statements.push(`type __Settled${statements.length} = ${path}${list};\n`),
      );
    }
  }
  // Their members keep them apart, because the checker treats types of the same shape as equal.
  const declared = [...standIns].map((name) => `interface ${name} { readonly is${name}: never }\n`);
  return [...declared, ...statements].join('');
}

/** The calls in a file by callee. */
export function listSettledCalls(source: ts.SourceFile): Map<string, ts.CallExpression[]> {
  const calls = new Map<string, ts.CallExpression[]>();
  for (const statement of source.statements) {
    if (ts.isExpressionStatement(statement) && ts.isCallExpression(statement.expression)) {
      const callee = statement.expression.expression.getText();
      calls.set(callee, [...(calls.get(callee) ?? []), statement.expression]);
    }
  }
  return calls;
}

/** The resolved types in a file, by the type they use. */
export function listSettledTypes(source: ts.SourceFile): Map<string, ts.TypeNode> {
  return new Map(
    source.statements.flatMap((statement) =>
      ts.isTypeAliasDeclaration(statement) && ts.isTypeReferenceNode(statement.type)
        ? [[statement.type.typeName.getText(), statement.type] as const]
        : [],
    ),
  );
}
