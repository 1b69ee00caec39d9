import { parse, type CallExpression, type Expression, type Node, type Program } from 'acorn';
import { full, simple } from 'acorn-walk';
import { type ExtractedError, readMessage } from './readMessage';

/** What was read from a file; `faults` are calls that could not be understood. */
export interface Extraction {
  errors: ExtractedError[];
  faults: { line: number; message: string }[];
}

/** Module of the function that makes the text of a minified error, under any path. */
const FORMATTER = /(^|\/)format(Mui)?ErrorMessage(\.[cm]?js)?$/;

/** End of its name; a plain search spares parsing nearly all of the thousands of files. */
const NAME_END = 'ErrorMessage';

/** Names under which the program has the function, or the module that has it as its default. */
function findFormatterNames(program: Program): Set<string> {
  const names = new Set<string>();
  const isFormatter = (value: unknown) => typeof value === 'string' && FORMATTER.test(value);
  simple(program, {
    ImportDeclaration({ source, specifiers }) {
      if (isFormatter(source.value)) {
        specifiers.forEach(({ local }) => names.add(local.name));
      }
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init?.type === 'CallExpression') {
        // `require(…)`, alone or as the argument of an interop helper.
        simple(init, {
          CallExpression({ callee, arguments: [source] }) {
            const isRequire = callee.type === 'Identifier' && callee.name === 'require';
            if (isRequire && source?.type === 'Literal' && isFormatter(source.value)) {
              names.add(id.name);
            }
          },
        });
      }
    },
  });
  return names;
}

/** `format`, `module.default` and `(0, module.default)`: the name at the root of a callee. */
function getRootName(callee: CallExpression['callee']): string | undefined {
  switch (callee.type) {
    case 'Identifier':
      return callee.name;
    case 'MemberExpression':
      return callee.object.type === 'Identifier' ? callee.object.name : undefined;
    case 'SequenceExpression': {
      const last = callee.expressions.at(-1);
      return last && getRootName(last);
    }
    case 'ParenthesizedExpression':
      return getRootName(callee.expression);
    default:
      return undefined;
  }
}

/** Whether a test is `process.env.NODE_ENV` against "production", and which way round. */
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
 * anywhere else is a fault, since its code would be missing. Throws what acorn throws when the
 * file is no JavaScript.
 */
export function extractErrors(code: string): Extraction {
  const errors: ExtractedError[] = [];
  const faults: Extraction['faults'] = [];
  if (!code.includes(NAME_END)) {
    return { errors, faults };
  }
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  const names = findFormatterNames(program);
  const isCall = (node: Node): node is CallExpression =>
    node.type === 'CallExpression' && names.has(getRootName((node as CallExpression).callee) ?? '');

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
      if ('fault' in message) {
        faults.push({ line: call.loc?.start.line ?? 0, message: message.fault });
      } else {
        errors.push(message);
      }
    },
  });
  full(program, (node) => {
    if (isCall(node) && !understood.has(node)) {
      faults.push({
        line: node.loc?.start.line ?? 0,
        message: 'makes a minified error with no development text beside it.',
      });
    }
  });
  return { errors, faults };
}
