export interface Position {
  /** 1-based, like `column`. */
  line: number;
  column: number;
}

/** The line and column of an offset in a text. */
export function locate(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return {
    line: before.split('\n').length,
    column: offset - before.lastIndexOf('\n'),
  };
}
