/**
 * The data for a demo's controls, in Storybook's terms: what a reader can change in the props'
 * interface (arg types), their current values (args), and the code as a template of both. It's read
 * from the demo's file at build time and filled in the browser.
 */

export type ArgValue = string | number | boolean;

/** The value of each arg by name; an arg that's missing or undefined isn't set. */
export type Args = Readonly<Record<string, ArgValue | undefined>>;

/** The control for an arg. */
export type ArgControl =
  | { type: 'select'; options: readonly (string | number)[] }
  | { type: 'boolean' }
  | { type: 'range'; min: number; max: number; step: number }
  | { type: 'text' };

export interface ArgType {
  name: string;
  /** Its description, from its JSDoc. */
  description?: string;
  /** The demo's initial value; if undefined, it's not set. */
  initial?: ArgValue;
  /** The library's default (`@default`): the code omits this value. */
  defaultValue?: ArgValue;
  control: ArgControl;
}

/** Whether an arg has a value, or isn't set if `is` is missing; with `not`, the opposite. */
export interface ArgCondition {
  arg: string;
  is?: ArgValue;
  not?: true;
}

/** Code that is omitted if all of its conditions are met. */
export interface OmittablePart {
  omit?: readonly ArgCondition[];
  parts: readonly TemplatePart[];
}

/** A piece of code that depends on the args. */
export type TemplatePart =
  /** Fixed code, plain and highlighted. */
  | { code: string; html: string }
  /** The value of an arg; for an attribute, everything after its name. */
  | { arg: string; isAttribute?: true }
  /** One of two alternatives, chosen like in the program. */
  | { choose: ArgCondition; then: readonly TemplatePart[]; otherwise: readonly TemplatePart[] }
  /** Joined with commas; followed by `space` if any are left. */
  | { items: readonly OmittablePart[]; hasTrailingComma: boolean; space: string }
  | OmittablePart;

/** A demo's entry in one styling and language, and the part of it that is its preview. */
export interface SourceTemplate {
  entry: readonly TemplatePart[];
  preview?: readonly TemplatePart[];
}
