import { parser } from '@lezer/javascript';
import type { SourceFile } from '../contracts/demos';

type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

/** A name that an import brings into a file. */
export interface ImportedName {
  /** `default`, `*` (the namespace), or the name in the other module. */
  imported: string;
  local: string;
  isType: boolean;
}

export interface ParsedImport {
  from: string;
  /** Empty if it's only imported for its effects. */
  names: ImportedName[];
}

export interface Statement {
  /** With the comments above it, and without `export`. */
  code: string;
  /** What it declares; empty for statements that only have effects. */
  names: string[];
  /** The names that it mentions, its own local ones included. */
  uses: ReadonlySet<string>;
  isDefault: boolean;
}

export interface ParsedFile {
  imports: ParsedImport[];
  statements: Statement[];
  /** The position after the last import. */
  importsEnd: number;
  /** Code that the parser can't tell apart: broken, or syntax that it doesn't know. */
  unknown?: string;
}

/** Rows of a data array that are kept. */
const MAX_ROWS = 20;

const USED = new Set(['VariableName', 'TypeName', 'JSXIdentifier']);
const DEFINED = new Set(['VariableDefinition', 'TypeDefinition']);

function listChildren(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    children.push(child);
  }
  return children;
}

const isComment = ({ name }: SyntaxNode) => name === 'LineComment' || name === 'BlockComment';

function parseImport(text: string): ParsedImport {
  const [, from = ''] = /['"]([^'"]*)['"];?$/.exec(text) ?? [];
  const [, allTypes, clause = ''] = /^import\s+(type\s+)?([\s\S]*?)\s+from\s/.exec(text) ?? [];
  const [, group = ''] = /\{([\s\S]*)\}/.exec(clause) ?? [];
  const names = group.split(',').flatMap((part): ImportedName[] => {
    const [, type, imported = '', local = imported] =
      /^\s*(type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(part) ?? [];
    return imported === '' ? [] : [{ imported, local, isType: Boolean(allTypes || type) }];
  });
  const isType = Boolean(allTypes);
  const [, namespace] = /\*\s+as\s+([\w$]+)/.exec(clause) ?? [];
  const [, byDefault] = /^([\w$]+)/.exec(clause) ?? [];
  return {
    from,
    names: [
      ...(byDefault ? [{ imported: 'default', local: byDefault, isType }] : []),
      ...(namespace ? [{ imported: '*', local: namespace, isType }] : []),
      ...names,
    ],
  };
}

/** `{ rows }` mentions `rows`; `{ rows: … }` doesn't. */
const isShorthand = (node: SyntaxNode) =>
  node.name === 'PropertyDefinition' &&
  node.parent?.name === 'Property' &&
  node.parent.firstChild?.nextSibling === null;

function hasError(node: SyntaxNode): boolean {
  let isFound = false;
  node.cursor().iterate(({ type }) => {
    isFound ||= type.isError;
  });
  return isFound;
}

function findUses(node: SyntaxNode, code: string): Set<string> {
  if (hasError(node)) {
    return new Set(code.slice(node.from, node.to).match(/[\w$]+/g));
  }
  const uses = new Set<string>();
  node.cursor().iterate((ref) => {
    if (USED.has(ref.name) || isShorthand(ref.node)) {
      uses.add(code.slice(ref.from, ref.to));
    }
  });
  return uses;
}

/** The text of a declaration, with only the first rows of a long array of objects. */
function shortenRows(declaration: SyntaxNode, code: string, start: number): string {
  const array = declaration.getChild('ArrayExpression');
  const rows = array?.getChildren('ObjectExpression') ?? [];
  const last = rows[MAX_ROWS - 1];
  const text = code.slice(start, declaration.to);
  if (!array || !last || rows.length === MAX_ROWS) {
    return text;
  }
  const note = `,\n  // ${rows.length - MAX_ROWS} more rows are left out here.\n`;
  return code.slice(start, last.to) + note + code.slice(array.to - 1, declaration.to);
}

function parseStatement(node: SyntaxNode, code: string, start: number): Statement {
  const isExport = node.name === 'ExportDeclaration';
  const isDefault = isExport && node.getChild('default') !== null;
  const declaration =
    (isExport && listChildren(node).find(({ name }) => /Declaration$/.test(name))) || node;
  const names = listChildren(declaration)
    .filter(({ name }) => DEFINED.has(name))
    .map(({ from, to }) => code.slice(from, to));
  const comments = code.slice(start, node.from);
  return {
    code:
      comments +
      (declaration.name === 'VariableDeclaration'
        ? shortenRows(declaration, code, declaration.from)
        : code.slice(declaration.from, node.to)),
    names,
    uses: findUses(node, code),
    isDefault,
  };
}

/** Splits a file into imports and statements. */
export function parseFile({ name, code }: SourceFile): ParsedFile {
  const dialect = /\.tsx?$/.test(name) ? 'ts jsx' : 'jsx';
  const top = parser.configure({ dialect }).parse(code).topNode;
  const file: ParsedFile = { imports: [], statements: [], importsEnd: 0 };
  let commentStart: number | undefined;
  for (const node of listChildren(top)) {
    if (isComment(node)) {
      commentStart ??= node.from;
    } else {
      if (node.name === 'ImportDeclaration') {
        file.imports.push(parseImport(code.slice(node.from, node.to)));
        file.importsEnd = node.to;
      } else {
        if (!/Declaration$/.test(node.name) && hasError(node)) {
          file.unknown ??= code.slice(node.from, node.to).trim().split('\n', 1)[0];
        }
        file.statements.push(parseStatement(node, code, commentStart ?? node.from));
      }
      commentStart = undefined;
    }
  }
  return file;
}
