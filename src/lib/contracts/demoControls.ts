/**
 * The shape of a demo's controls, in the words of Storybook: what of the props' interface a reader
 * can change (arg types), what it is now (args), and the code as a template of both. Read from the
 * demo's file at build, filled in the browser.
 */

export type ArgValue = string | number | boolean;

/** The value of each arg by name; one that is not there, or undefined, is not set. */
export type Args = Readonly<Record<string, ArgValue | undefined>>;

/** What a reader changes an arg with. */
export type ArgControl =
  | { type: 'select'; options: readonly (string | number)[] }
  | { type: 'boolean' }
  | { type: 'range'; min: number; max: number; step: number }
  | { type: 'text' };

export interface ArgType {
  name: string;
  /** What it does, from its JSDoc. */
  description?: string;
  /** What the demo begins with; without one it is not set. */
  initial?: ArgValue;
  /** What the library takes where nothing is written (`@default`): then the code leaves it out. */
  defaultValue?: ArgValue;
  control: ArgControl;
}

/** Whether an arg has a value, or is not set where there is none; with `not`, has another. */
export interface ArgCondition {
  arg: string;
  is?: ArgValue;
  not?: true;
}

/** Code that stands only while not all of its conditions hold. */
export interface OmittablePart {
  omit?: readonly ArgCondition[];
  parts: readonly TemplatePart[];
}

/** A piece of code that follows the args. */
export type TemplatePart =
  /** As it is, and highlighted. */
  | { code: string; html: string }
  /** The value of an arg; of an attribute with everything after the attribute's name. */
  | { arg: string; isAttribute?: true }
  /** One of two, as the program would choose. */
  | { choose: ArgCondition; then: readonly TemplatePart[]; otherwise: readonly TemplatePart[] }
  /** Joined by commas; `space` comes after them, if any are left. */
  | { items: readonly OmittablePart[]; hasTrailingComma: boolean; space: string }
  | OmittablePart;

/** The entry of a demo in one styling and language, and the part of it that is its preview. */
export interface SourceTemplate {
  entry: readonly TemplatePart[];
  preview?: readonly TemplatePart[];
}
