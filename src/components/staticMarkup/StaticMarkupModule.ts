/** What static markup hands to its shell. Only `url` reaches the browser. */
export interface StaticMarkupModule {
  /** Path of the page that holds it, without the base URL: `/x/api/data-grid/data-grid/`. */
  url: string;
  /** In the server's build, and in development. */
  markup?: string;
  /** Ids in the markup, and links out of it: for the check of broken links. Server only. */
  anchors?: readonly string[];
  links?: readonly string[];
}
