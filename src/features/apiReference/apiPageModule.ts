/** What a reference page hands to its shell. Only `url` reaches the browser. */
export interface ApiPageModule {
  /** Path on the site, without the base URL: `/x/api/data-grid/data-grid/`. */
  url: string;
  /** Made by `renderApiPage`; in the server's build, and in development. */
  markup?: string;
  /** Ids in the markup, and links out of it: for the check of broken links. Server only. */
  anchors?: readonly string[];
  links?: readonly string[];
}
