import ts from 'typescript';

/** Where a name in a text is declared, or the constraint of the parameter it refers to. */
export type Target =
  | { kind: 'declared'; fileName: string; name: string }
  | { kind: 'module'; fileName: string }
  | { kind: 'parameter'; constraint: string }
  | { kind: 'global' };

const MEANING =
  ts.SymbolFlags.Type | ts.SymbolFlags.Namespace | ts.SymbolFlags.Alias | ts.SymbolFlags.Value;

const PREFERRED = [/\/@mui\/x-/, /\/@mui\//, /\/@material-ui\//, /\/@types\/react\//];

/** A statement, or the statements in it if it's a namespace. */
function listStatements(statement: ts.Statement): readonly ts.Statement[] {
  return ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body)
    ? statement.body.statements
    : [statement];
}

function isNamed(statement: ts.Statement) {
  return (
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isModuleDeclaration(statement)
  );
}

/** Resolves names in the text of a type, starting from the declaration that the text describes. */
export class NameScope {
  private readonly scopes = new Map<ts.Node, Map<string, ts.Symbol>>();
  private index: Map<string, ts.Symbol[]> | undefined;

  private readonly globals: ReadonlySet<string>;

  constructor(
    private readonly program: ts.Program,
    private readonly checker: ts.TypeChecker,
    source: ts.SourceFile,
  ) {
    const symbols = checker.getSymbolsInScope(source, ts.SymbolFlags.Type);
    this.globals = new Set(symbols.map(({ name }) => name));
  }

  /** Whether a name is known without an import. */
  isGlobal(name: string): boolean {
    return this.globals.has(name);
  }

  /**
   * The possible meanings of a name: at one of the places, then anywhere, first in the given
   * package. Without duplicates.
   */
  findAll(name: string, places: readonly ts.Node[], packageName: string): Target[] {
    const symbols = [
      ...places.map((place) => this.listInScope(place).get(name)),
      ...this.listAnywhere(name, packageName),
    ];
    const targets = symbols
      .map((symbol) => symbol && this.describe(symbol))
      .filter((target) => target !== undefined);
    return [...new Map(targets.map((target) => [JSON.stringify(target), target])).values()];
  }

  private listInScope(place: ts.Node): Map<string, ts.Symbol> {
    const scope = place.parent;
    const known = this.scopes.get(scope);
    if (known) {
      return known;
    }
    const symbols = new Map(
      this.checker.getSymbolsInScope(scope, MEANING).map((symbol) => [symbol.name, symbol]),
    );
    this.scopes.set(scope, symbols);
    return symbols;
  }

  private describe(symbol: ts.Symbol): Target | undefined {
    const target =
      symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    const [declaration] = target.declarations ?? [];
    if (!declaration) {
      return undefined;
    }
    if (ts.isTypeParameterDeclaration(declaration)) {
      return { kind: 'parameter', constraint: declaration.constraint?.getText() ?? 'unknown' };
    }
    const { fileName } = declaration.getSourceFile();
    if (ts.isSourceFile(declaration)) {
      return { kind: 'module', fileName };
    }
    if (!ts.isExternalModule(declaration.getSourceFile())) {
      return { kind: 'global' };
    }
    // `export = React`: the namespace is the module and contains its exports.
    return ts.isModuleDeclaration(declaration) && ts.isSourceFile(declaration.parent)
      ? { kind: 'module', fileName }
      : { kind: 'declared', fileName, name: target.name };
  }

  private listAnywhere(name: string, packageName: string): readonly ts.Symbol[] {
    this.index ??= this.createIndex();
    const rank = (symbol: ts.Symbol) => {
      const fileName = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
      const place = PREFERRED.findIndex((pattern) => pattern.test(fileName));
      return fileName.includes(`/${packageName}/`) ? -1 : place === -1 ? PREFERRED.length : place;
    };
    return [...(this.index.get(name) ?? [])].sort((a, b) => rank(a) - rank(b));
  }

  private createIndex(): Map<string, ts.Symbol[]> {
    const index = new Map<string, ts.Symbol[]>();
    for (const file of this.program.getSourceFiles().filter(ts.isExternalModule)) {
      for (const statement of file.statements.flatMap(listStatements)) {
        const name = isNamed(statement) ? statement.name : undefined;
        const symbol = name && this.checker.getSymbolAtLocation(name);
        if (symbol) {
          index.set(symbol.name, [...(index.get(symbol.name) ?? []), symbol]);
        }
      }
    }
    return index;
  }
}
