/** What the parts of a page need to turn addresses and names of types into links. */
export interface LinkScope {
  baseUrl: string;
  /** Paths of the types that have a page, by name. */
  typePaths: Readonly<Record<string, string>>;
  /** Name of the page's own subject, which is no link. */
  ownName: string;
}
