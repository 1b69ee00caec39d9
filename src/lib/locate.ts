export interface Position {
  /** From 1, as is `column`. */
  line: number;
  column: number;
}

/** Line and column of an offset in a text. */
export function locate(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return {
    line: before.split('\n').length,
    column: offset - before.lastIndexOf('\n'),
  };
}
