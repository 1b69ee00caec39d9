import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<T extends Options> = ReturnType<
  typeof parseArgs<{ options: T; strict: true; allowPositionals: false }>
>['values'];

/**
 * The options of a command. Throws with the ones there are when an option is unknown, lacks its
 * value, or when there is anything besides options.
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
 * The same of a command that takes one thing to work on before or after its options; `name` is what
 * the command calls it, when it is missing.
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
    throw new Error(`This command takes one ${name}.`);
  }
  return { argument: found.value, values };
}
