import type { Args, ArgType, ArgValue } from '../contracts/demoControls';

/** The initial args of a demo. */
export function getInitialArgs(argTypes: readonly ArgType[]): Args {
  return Object.fromEntries(argTypes.map(({ name, initial }) => [name, initial]));
}

/** The args that differ from the demo's initial ones, by name. */
export function findChangedArgs(argTypes: readonly ArgType[], args: Args): Args {
  return Object.fromEntries(
    argTypes.flatMap(({ name, initial }) => (args[name] === initial ? [] : [[name, args[name]]])),
  );
}

/** Values that represent everything an arg can be, with the initial one first. */
function listValues({ control, initial, defaultValue }: ArgType): (ArgValue | undefined)[] {
  const others: Record<typeof control.type, () => readonly ArgValue[]> = {
    select: () => (control.type === 'select' ? control.options : []),
    boolean: () => [true, false],
    range: () => (control.type === 'range' ? [control.min, control.max] : []),
    text: () => [],
  };
  const values = [initial, ...(defaultValue === undefined ? [] : [defaultValue])];
  return [...new Set([...values, ...others[control.type]()])];
}

/**
 * As few states of a demo as needed to cover each value of each arg; for numbers, the minimum and
 * maximum. The first is the initial state.
 */
export function listArgVariants(argTypes: readonly ArgType[]): Args[] {
  const values = argTypes.map((argType) => [argType.name, listValues(argType)] as const);
  const count = Math.max(1, ...values.map(([, list]) => list.length));
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(values.map(([name, list]) => [name, list[index % list.length]])),
  );
}
