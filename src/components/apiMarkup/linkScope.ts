/** What the parts of a page need to turn URLs and names of types into links. */
export interface LinkScope {
  baseUrl: string;
  /** Paths of the types that have a page, by name. */
  typePaths: Readonly<Record<string, string>>;
  /** The name of the page's own subject, which isn't a link. */
  ownName: string;
}
