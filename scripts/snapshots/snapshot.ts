/** What a demo looks like before any interaction. */
export interface Snapshot {
  html: string;
  /** The text of its style rules, in order. */
  rules: string[];
}
