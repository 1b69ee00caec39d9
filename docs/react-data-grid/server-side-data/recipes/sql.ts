export type SqlValue = string | number;

/** A piece of SQL, and the values for its `?` placeholders. */
export class Sql {
  constructor(
    readonly text: string,
    readonly values: SqlValue[] = [],
  ) {}
}

/** Builds SQL. `Sql` parts are inserted as they are; any other value becomes a parameter. */
export function sql(strings: TemplateStringsArray, ...parts: (Sql | SqlValue)[]) {
  const pieces = parts.map((part) =>
    part instanceof Sql ? part : new Sql('?', [part]),
  );
  return new Sql(
    strings.reduce((text, next, index) => text + pieces[index - 1].text + next),
    pieces.flatMap((piece) => piece.values),
  );
}

export function join(pieces: Sql[], separator: ', ' | ' AND ' | ' OR ') {
  return new Sql(
    pieces.map((piece) => piece.text).join(separator),
    pieces.flatMap((piece) => piece.values),
  );
}
