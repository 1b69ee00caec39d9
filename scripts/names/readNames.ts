/** A name in inline code on a page. */
export interface PageName {
  name: string;
  /** Whether the code is only this name, as in `GridColDef` or `<DataGridPro />`. */
  isWhole: boolean;
  /** Line of the page, from 1. */
  line: number;
  /** The line, and the heading it is under. */
  text: string;
  heading: string;
}

/** Inline code: backticks around text without line breaks. */
const INLINE_CODE = /(?<!`)(`+)(?!`)([^\n]*?[^`\n])\1(?!`)/g;

const STRING = /'[^']*'|"[^"]*"/g;
const WHOLE_STRING = /^\s*(?:'[^']*'|"[^"]*")\s*$/;
const MODULE = /^@(?:mui|material-ui)\/[a-z\d-]*[a-z\d](?:\/[\w-]+)*$/;
const IDENTIFIER = /[A-Za-z_$][\w$]*/g;
const WHOLE_NAME = /^<?([A-Za-z_$][\w$]*)(?:<[^>]*>)?(?:\(\))?(?: ?\/?>)?$/;

/** Single words in one case, such as `rows` or `HTML`, are too ambiguous to look up. */
function isName(word: string): boolean {
  return word.length > 3 && /[a-z\d][A-Z]|[A-Z][A-Z\d]*[a-z]|[A-Z\d]_[A-Z]/.test(word);
}

/** Blanks out what is not prose, keeping the lines: front matter, fenced code, comments. */
function keepProse(markdown: string): string {
  const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');
  return markdown
    .replace(/^---\n[^]*?\n---\n/, blank)
    .replaceAll(/^([ \t]*)(`{3,}|~{3,})[^\n]*\n[^]*?\n[ \t]*\2[ \t]*$/gm, blank)
    .replaceAll(/\{\/\*[^]*?\*\/\}/g, blank);
}

function listNames(code: string): string[] {
  if (MODULE.test(code)) {
    return [code];
  }
  // A string on its own is an API value, as in `'multiple'`; within other code it is an example.
  const text = WHOLE_STRING.test(code) ? code : code.replaceAll(STRING, ' ');
  return [...text.matchAll(IDENTIFIER)].map(([word]) => word).filter(isName);
}

/**
 * The names in a page's inline code: `<DataGrid rows />` contains `DataGrid`, and a module path
 * such as `@mui/x-charts/BarChart` is one name.
 */
export function readNames(markdown: string): PageName[] {
  let heading = '';
  return keepProse(markdown)
    .split('\n')
    .flatMap((text, index) => {
      heading = /^#{1,6} (.*)$/.exec(text)?.[1] ?? heading;
      return [...text.matchAll(INLINE_CODE)].flatMap(({ 2: code = '' }) =>
        listNames(code.trim()).map((name) => ({
          name,
          isWhole: WHOLE_NAME.exec(code.trim())?.[1] === name,
          line: index + 1,
          text,
          heading,
        })),
      );
    });
}
