import { extractErrors } from './extractErrors';

const ESM = "import _format from '@mui/utils/formatMuiErrorMessage';\n";
const CJS = 'var _format2 = _interopRequireDefault(require("@mui/utils/formatMuiErrorMessage"));\n';

const TEST = 'process.env.NODE_ENV !== "production"';

it.each([
  ['a string', ESM, `${TEST} ? "MUI: No." : _format(1)`, 'MUI: No.'],
  [
    'a template',
    ESM,
    `${TEST} ? \`MUI: \\\`\${a}\\\` of\n\${b.c}.\` : _format(1, a, b.c)`,
    'MUI: `%s` of\n%s.',
  ],
  [
    'joined strings',
    ESM,
    `${TEST} ? 'One.\\n' + \`Two \${a}\` + ' three.' : _format(1, a)`,
    'One.\nTwo %s three.',
  ],
  [
    'joined by older compilers',
    ESM,
    `${TEST} ? "One ".concat(a, " two ").concat(b, ".") : _format(1, a, b)`,
    'One %s two %s.',
  ],
  [
    'a template as a value',
    ESM,
    `${TEST} ? \`The \${\`(\${a})\`}.\` : _format(1, \`(\${a})\`)`,
    'The %s.',
  ],
  [
    'a choice as a value',
    ESM,
    `${TEST} ? \`The\${a ? \` (\${a})\` : ''}.\` : _format(1, a ? \` (\${a})\` : '')`,
    'The%s.',
  ],
  [
    'the other way around',
    ESM,
    `process.env.NODE_ENV === 'production' ? _format(1, a) : \`No \${a}.\``,
    'No %s.',
  ],
  [
    'the mode on the right',
    ESM,
    `'production' !== process.env.NODE_ENV ? "No." : _format(1)`,
    'No.',
  ],
  ['interop of CommonJS', CJS, `${TEST} ? \`No \${a}.\` : (0, _format2.default)(1, a)`, 'No %s.'],
  ['a plain member of CommonJS', CJS, `${TEST} ? "No." : _format2.default(1)`, 'No.'],
  [
    'a plain require',
    'const f = require("../formatMuiErrorMessage");\n',
    `${TEST} ? "No." : f(1)`,
    'No.',
  ],
  [
    'a function of the package itself',
    "import f from '../formatErrorMessage.js';\n",
    `${TEST} ? "No." : f(1)`,
    'No.',
  ],
  [
    'a named import of the older scope',
    'import { formatMuiErrorMessage as _format } from "@material-ui/utils";\n',
    `${TEST} ? "No ".concat(a, ".") : _format(1, a)`,
    'No %s.',
  ],
  [
    'a member of the whole package',
    'var _utils = require("@material-ui/utils");\n',
    `${TEST} ? "No." : (0, _utils.formatMuiErrorMessage)(1)`,
    'No.',
  ],
  [
    'a member of a namespace',
    'import * as utils from "@mui/utils";\n',
    `${TEST} ? "No." : utils.formatMuiErrorMessage(1)`,
    'No.',
  ],
])('reads %s', (_name, head, expression, text) => {
  const { errors, diagnostics } = extractErrors(`${head}throw new Error(${expression});`);
  expect(diagnostics).toEqual([]);
  expect(errors).toEqual([{ code: 1, text }]);
});

it('finds nothing where the function only has the same name', () => {
  const code = `function formatMuiErrorMessage(code) {}\nthrow ${TEST} ? "No." : formatMuiErrorMessage(1);`;
  expect(extractErrors(code)).toEqual({ errors: [], diagnostics: [] });
});

it('ignores other functions of a package', () => {
  const code = `import { deepmerge } from '@material-ui/utils';\nconst u = require('@material-ui/utils');\n// formatMuiErrorMessage\nthrow ${TEST} ? deepmerge(1) : u.deepmerge(1);`;
  expect(extractErrors(code)).toEqual({ errors: [], diagnostics: [] });
});

it('leaves other choices of mode alone', () => {
  const code = `${ESM}const a = ${TEST} ? "MUI" : other(1);\nconst b = c ? "No." : "Yes.";`;
  expect(extractErrors(code)).toEqual({ errors: [], diagnostics: [] });
});

it.each([
  [
    'a call without a development text',
    'throw new Error(_format(1));',
    'without a development text',
  ],
  ["a code that isn't a number", `throw ${TEST} ? "No." : _format(code);`, 'without a number'],
  [
    'a value that the call lacks',
    `throw ${TEST} ? \`No \${a}.\` : _format(1);`,
    'passes code 1 different values () than its text has (a)',
  ],
  [
    'values in another order',
    `throw ${TEST} ? \`\${a} \${b}\` : _format(1, b, a);`,
    'different values (b, a) than its text has (a, b)',
  ],
  [
    'a text that means a value',
    `throw ${TEST} ? "Use %s." : _format(1);`,
    'where it stands for a value',
  ],
])('reports %s with its line', (_name, statement, message) => {
  const { errors, diagnostics } = extractErrors(`${ESM}${statement}`);
  expect(errors).toEqual([]);
  expect(diagnostics).toEqual([{ line: 2, message: expect.stringContaining(message) as string }]);
});
