/** What static markup passes to its shell. Only `url` reaches the browser. */
export interface StaticMarkupModule {
  /** Path of the page that contains it, without the base URL: `/x/api/data-grid/data-grid/`. */
  url: string;
  /** In the server build, and in development. */
  markup?: string;
  /** IDs in the markup, and links from it, for the broken link check. Server only. */
  anchors?: readonly string[];
  links?: readonly string[];
}
