import ts from 'typescript';

/** The part of JSON schema that types can express; keys and allowed values are sorted. */
export type Shape =
  | { type: 'string' | 'number' | 'boolean' }
  | { const: string | boolean }
  | { enum: string[] }
  | { $ref: string }
  | { type: 'array'; items: Shape }
  | { values: Shape }
  | { properties: Record<string, Shape>; required: string[] };

type Describe = (type: ts.Type) => Shape;

function describeObject(type: ts.Type, checker: ts.TypeChecker, describe: Describe): Shape {
  const properties = type.getProperties().sort((a, b) => (a.name < b.name ? -1 : 1));
  const isOptional = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Optional) !== 0;
  return {
    properties: Object.fromEntries(
      properties.map((property) => [
        property.name,
        describe(checker.getNonNullableType(checker.getTypeOfSymbol(property))),
      ]),
    ),
    required: properties.filter((property) => !isOptional(property)).map(({ name }) => name),
  };
}

/**
 * Creates a function that describes types; those in `names` are only referenced, unless they're the
 * subject.
 */
function createDescriber(
  checker: ts.TypeChecker,
  names: ReadonlyMap<ts.Type, string>,
): (subject: ts.Type) => Shape {
  const describe: Describe = (type) => {
    const name = names.get(type);
    return name === undefined ? describeContent(type) : { $ref: `#/$defs/${name}` };
  };
  const describeContent: Describe = (type) => {
    if (type.isStringLiteral()) {
      return { const: type.value };
    }
    if (type.flags & ts.TypeFlags.BooleanLiteral) {
      return { const: checker.typeToString(type) === 'true' };
    }
    if (type.isUnion() && type.types.every((part) => part.isStringLiteral())) {
      return { enum: type.types.map(({ value }) => value).sort() };
    }
    if (type.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) {
      return { type: 'string' };
    }
    if (type.flags & ts.TypeFlags.Number) {
      return { type: 'number' };
    }
    const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    if (checker.isArrayType(type) && element) {
      return { type: 'array', items: describe(element) };
    }
    const values = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (values) {
      return { values: describe(values) };
    }
    if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) {
      return describeObject(type, checker, describe);
    }
    throw new Error(`Unsupported type in the contract: ${checker.typeToString(type)}`);
  };
  return describeContent;
}

/**
 * Shapes of the types that a contract exports, by name. `file` is absolute. A union of objects such
 * as `ApiPage` becomes one shape for each value of `kind`: `ApiComponentPage`.
 */
export function readContract(file: string): Record<string, Shape> {
  const program = ts.createProgram([file], { strict: true, target: ts.ScriptTarget.ES2022 });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) {
    throw new Error(`${file} isn't a module.`);
  }
  const types = checker
    .getExportsOfModule(module)
    .filter(({ flags }) => flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))
    .map((symbol) => [symbol.name, checker.getDeclaredTypeOfSymbol(symbol)] as const)
    // An alias of `string` isn't a type of its own.
    .filter(([, type]) => !(type.flags & ts.TypeFlags.String));
  const describe = createDescriber(checker, new Map(types.map(([name, type]) => [type, name])));
  return Object.fromEntries(
    types.flatMap(([name, type]): [string, Shape][] => {
      if (!type.isUnion() || type.types.every((part) => part.isStringLiteral())) {
        return [[name, describe(type)]];
      }
      return type.types.map((part) => {
        const shape = describe(part);
        const kind = 'properties' in shape ? shape.properties.kind : undefined;
        if (!kind || !('const' in kind) || typeof kind.const !== 'string') {
          throw new Error(`${name} is a union of objects without a \`kind\`.`);
        }
        const label = kind.const.charAt(0).toUpperCase() + kind.const.slice(1);
        return [name.replace(/^Api/, `Api${label}`), shape];
      });
    }),
  );
}
