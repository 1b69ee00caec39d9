import { stemmer } from 'stemmer';

/** The characters between the names in a text. */
const SEPARATORS = /[\s,;:!?"'`(){}[\]<>=/|]+/;

/** Words in questions that say nothing about their subject. */
const STOP_WORDS = new Set(
  'a an and are as at be but by can could do does for from get has have how i if in into is it its me much my of on only or should show so that the their them then there they this to use using want was what when where which who why will with without would you your need mui x current already even just too please trying possible way rid while'.split(
    ' ',
  ),
);

/**
 * `@mui/x-data-grid`, `.MuiDataGrid-cell`, `<DataGrid />`, `initialState.columns` → the parts of
 * names.
 */
const NOT_IN_WORDS = /[^\p{L}\p{N}_$]+/u;

/**
 * A name as one string, for comparisons: `getRowId()` → `getrowid`, `Column pinning` →
 * `columnpinning`.
 */
export function compact(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}$]+/gu, '');
}

/** The words of a name: `disableColumnMenu`, `MuiDataGrid-columnHeader`, `GRID_STRING_COL_DEF`. */
export function splitWords(text: string): string[] {
  return text
    .replace(/([a-z\d])(?=[A-Z])/g, '$1 ')
    .replace(/([A-Z])(?=[A-Z][a-z])/g, '$1 ')
    .replaceAll('_', ' ')
    .toLowerCase()
    .split(NOT_IN_WORDS)
    .filter(Boolean);
}

/** The normalized form of a word for comparisons: `pinned`, `pinning`, `pins` → `pin`. */
export function stem(word: string): string {
  return /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;
}

/** The searchable parts of a text: whole names, their words, and the stems of these. */
export function tokenize(text: string): string[] {
  const tokens = new Set<string>();
  for (const part of text.split(SEPARATORS)) {
    const words = splitWords(part);
    if (words.length > 1) {
      tokens.add(compact(part));
    }
    words.forEach((word) => tokens.add(word).add(stem(word)));
  }
  tokens.delete('');
  return [...tokens];
}

/** Whether a word, in lowercase, says nothing about the subject. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** The words of a query worth searching for; all of them if none is. */
export function readTerms(query: string): string[] {
  const parts = query
    .split(SEPARATORS)
    .flatMap((part) => part.split('.'))
    .filter((part) => compact(part) !== '');
  const terms = parts.filter((part) => !isStopWord(part.toLowerCase()));
  return terms.length > 0 ? terms : parts;
}
