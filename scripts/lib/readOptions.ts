import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<T extends Options> = ReturnType<
  typeof parseArgs<{ options: T; strict: true; allowPositionals: false }>
>['values'];

/**
 * The options of a command. Throws with a list of the options if one is unknown or lacks its value,
 * or if there are other arguments.
 */
export function readOptions<T extends Options>(
  options: T,
  args: readonly string[] = process.argv.slice(2),
): Values<T> {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(/\. To specify|\n/);
    const known = Object.entries(options).map(
      ([name, { type }]) => `--${name}${type === 'string' ? ' <value>' : ''}`,
    );
    throw new Error(`${reason.replace(/\.$/, '')}. Options: ${known.join(', ') || 'none'}.`, {
      cause: error,
    });
  }
}

/**
 * The same for a command that takes one positional argument before or after its options; `name` is
 * its name in the error if it is missing.
 */
export function readArgument<T extends Options>(
  name: string,
  options: T,
  args: readonly string[] = process.argv.slice(2),
): { argument: string; values: Values<T> } {
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const [found, ...others] = tokens.flatMap((token) =>
    token.kind === 'positional' ? [token] : [],
  );
  const values = readOptions(
    options,
    args.filter((_, index) => index !== found?.index),
  );
  if (!found || others.length > 0) {
    throw new Error(`This command requires one argument: the ${name}.`);
  }
  return { argument: found.value, values };
}
