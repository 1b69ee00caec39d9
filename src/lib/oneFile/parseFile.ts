import { parser } from '@lezer/javascript';
import type { SourceFile } from '../contracts/demos';
import { isTypeScript } from '../fileTypes';

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
  /** Empty if it's only imported for its effects, or for the types that it adds to others. */
  names: ImportedName[];
  isType: boolean;
}

export interface Statement {
  /** With the comments above it, and without `export`. */
  code: string;
  /** What it declares; empty for statements that only have effects. */
  names: string[];
  /** The names that it mentions, its own local ones included. */
  uses: ReadonlySet<string>;
  isDefault: boolean;
  /** Whether it exports again what is declared elsewhere, which one file can't. */
  isReExport: boolean;
}

export interface ParsedFile {
  imports: ParsedImport[];
  statements: Statement[];
  /** Where the imports start, after comments and directives, and where they end. */
  importsStart: number;
  importsEnd: number;
  /** Whether other statements are between the imports. */
  isMixed: boolean;
  /** Code that the parser can't tell apart: broken, or syntax that it doesn't know. */
  unknown?: string;
}

const COMMENTS = /\/\/.*|\/\*[\s\S]*?\*\//g;
const USED = new Set(['VariableName', 'TypeName', 'JSXIdentifier']);
const DEFINED = new Set(['VariableDefinition', 'TypeDefinition']);

function listChildren(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    children.push(child);
  }
  return children;
}

/** The names that a pattern such as `{ a, b: [c] }` defines. */
function listDefinitions(pattern: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  pattern.cursor().iterate(({ name, node }) => {
    if (DEFINED.has(name)) {
      found.push(node);
    }
  });
  return found;
}

const isComment = ({ name }: SyntaxNode) => name === 'LineComment' || name === 'BlockComment';

function parseImport(text: string): ParsedImport {
  const [, from = ''] = /['"]([^'"]*)['"];?$/.exec(text) ?? [];
  const [, allTypes, clause = ''] = /^import\s+(type\s+)?([\s\S]*?)\s+from\s/.exec(text) ?? [];
  const [, group = ''] = /\{([\s\S]*)\}/.exec(clause.replaceAll(COMMENTS, '')) ?? [];
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
    isType,
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

function parseStatement(node: SyntaxNode, code: string, start: number): Statement {
  const isExport = node.name === 'ExportDeclaration';
  const isDefault = isExport && node.getChild('default') !== null;
  const declaration =
    (isExport && listChildren(node).find(({ name }) => /Declaration$/.test(name))) || node;
  const names = listChildren(declaration)
    .flatMap((child) => (/Pattern$/.test(child.name) ? listDefinitions(child) : [child]))
    .filter(({ name }) => DEFINED.has(name))
    .map(({ from, to }) => code.slice(from, to));
  return {
    code: code.slice(start, node.from) + code.slice(declaration.from, node.to),
    names,
    uses: findUses(node, code),
    isDefault,
    isReExport: isExport && declaration === node && !isDefault,
  };
}

/** Splits a file into imports and statements. */
export function parseFile({ name, code }: SourceFile): ParsedFile {
  const dialect = isTypeScript(name) ? 'ts jsx' : 'jsx';
  const top = parser.configure({ dialect }).parse(code).topNode;
  const file: ParsedFile = {
    imports: [],
    statements: [],
    importsStart: 0,
    importsEnd: 0,
    isMixed: false,
  };
  let count = 0;
  let commentStart: number | undefined;
  for (const node of listChildren(top)) {
    if (isComment(node)) {
      commentStart ??= node.from;
    } else {
      if (node.name === 'ImportDeclaration') {
        if (file.imports.length === 0) {
          file.importsStart = node.from;
        } else {
          file.isMixed ||= file.statements.length > count;
        }
        count = file.statements.length;
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
