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
