/** What a demo looks like before anybody has touched it. */
export interface Snapshot {
  html: string;
  /** The style rules that draw it, as texts, in their order. */
  rules: string[];
}
