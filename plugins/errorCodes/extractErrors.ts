import {
  parse,
  type CallExpression,
  type Expression,
  type Identifier,
  type Literal,
  type Node,
  type PrivateIdentifier,
  type Program,
} from 'acorn';
import { full, simple } from 'acorn-walk';
import { type ExtractedError, readMessage } from './readMessage';

/** The errors in a file; `diagnostics` are calls that couldn't be parsed. */
export interface Extraction {
  errors: ExtractedError[];
  diagnostics: { line: number; message: string }[];
}

/** Module of the function that creates the text of a minified error, in any folder. */
const FORMATTER = /(^|\/)format(Mui)?ErrorMessage(\.[cm]?js)?$/;

/** End of its name; a text search avoids parsing nearly all of the thousands of files. */
const NAME_END = 'ErrorMessage';

/** The function's name, if a package exports it among others. */
const FORMATTER_NAME = /^format(Mui)?ErrorMessage$/;

/** The names of the function in a program. */
interface Formatters {
  /** The function itself, or the module with it as the default export. */
  names: Set<string>;
  /** Whole packages, which may have it as a member under its own name. */
  packages: Set<string>;
}

function getName(node: Identifier | Literal | PrivateIdentifier): string {
  return node.type === 'Literal' ? String(node.value) : node.name;
}

function findFormatters(program: Program): Formatters {
  const names = new Set<string>();
  const packages = new Set<string>();
  const isFormatter = (value: unknown) => typeof value === 'string' && FORMATTER.test(value);
  simple(program, {
    ImportDeclaration({ source, specifiers }) {
      for (const specifier of specifiers) {
        const isNamed =
          specifier.type === 'ImportSpecifier' && FORMATTER_NAME.test(getName(specifier.imported));
        if (isNamed || isFormatter(source.value)) {
          names.add(specifier.local.name);
        } else if (specifier.type === 'ImportNamespaceSpecifier') {
          packages.add(specifier.local.name);
        }
      }
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init?.type === 'CallExpression') {
        // `require(…)`, on its own or as the argument of an interop helper.
        simple(init, {
          CallExpression({ callee, arguments: [source] }) {
            if (callee.type === 'Identifier' && callee.name === 'require') {
              const isOwn = source?.type === 'Literal' && isFormatter(source.value);
              (isOwn ? names : packages).add(id.name);
            }
          },
        });
      }
    },
  });
  return { names, packages };
}

/** `format`, `module.default`, `package.format`, and each of them in `(0, …)`. */
function isFormatterCallee(callee: CallExpression['callee'], formatters: Formatters): boolean {
  const { names, packages } = formatters;
  switch (callee.type) {
    case 'Identifier':
      return names.has(callee.name);
    case 'MemberExpression': {
      const { object, property } = callee;
      return (
        object.type === 'Identifier' &&
        (names.has(object.name) ||
          (packages.has(object.name) &&
            property.type === 'Identifier' &&
            FORMATTER_NAME.test(property.name)))
      );
    }
    case 'SequenceExpression': {
      const last = callee.expressions.at(-1);
      return last !== undefined && isFormatterCallee(last, formatters);
    }
    case 'ParenthesizedExpression':
      return isFormatterCallee(callee.expression, formatters);
    default:
      return false;
  }
}

/** Whether a test compares `process.env.NODE_ENV` with "production", and in which direction. */
function readModeTest(test: Expression): 'development' | 'production' | undefined {
  if (test.type !== 'BinaryExpression') {
    return undefined;
  }
  const [mode, value] =
    test.left.type === 'Literal' ? [test.right, test.left] : [test.left, test.right];
  const isMode =
    mode.type === 'MemberExpression' &&
    mode.property.type === 'Identifier' &&
    mode.property.name === 'NODE_ENV';
  if (!isMode || value.type !== 'Literal' || value.value !== 'production') {
    return undefined;
  }
  return test.operator.startsWith('!') ? 'development' : 'production';
}

/**
 * The errors of a published file: expressions of the form
 * `process.env.NODE_ENV !== "production" ? "text" : format(code, …)`. A call of the function
 * anywhere else is a diagnostic, because its code would be missing. Throws acorn's error if the
 * file isn't JavaScript.
 */
export function extractErrors(code: string): Extraction {
  const errors: ExtractedError[] = [];
  const diagnostics: Extraction['diagnostics'] = [];
  if (!code.includes(NAME_END)) {
    return { errors, diagnostics };
  }
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  const formatters = findFormatters(program);
  const isCall = (node: Node): node is CallExpression =>
    node.type === 'CallExpression' &&
    isFormatterCallee((node as CallExpression).callee, formatters);

  const understood = new Set<Node>();
  simple(program, {
    ConditionalExpression({ test, consequent, alternate }) {
      const mode = readModeTest(test);
      const [text, call] =
        mode === 'production' ? [alternate, consequent] : [consequent, alternate];
      if (!mode || !isCall(call)) {
        return;
      }
      understood.add(call);
      const message = readMessage(text, call, code);
      if ('diagnostic' in message) {
        diagnostics.push({ line: call.loc?.start.line ?? 0, message: message.diagnostic });
      } else {
        errors.push(message);
      }
    },
  });
  full(program, (node) => {
    if (isCall(node) && !understood.has(node)) {
      diagnostics.push({
        line: node.loc?.start.line ?? 0,
        message: 'creates a minified error without a development text.',
      });
    }
  });
  return { errors, diagnostics };
}
