/** Takes an option with a value (`--name value`, `--name=value`) out of a command's arguments. */
export function takeOption(
  args: readonly string[],
  name: string,
): { value: string | undefined; rest: string[] } {
  const index = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  if (index === -1) {
    return { value: undefined, rest: [...args] };
  }
  const isJoined = args[index] !== name;
  const value = isJoined ? args[index]?.slice(name.length + 1) : args[index + 1];
  return { value, rest: args.filter((_, at) => at !== index && (isJoined || at !== index + 1)) };
}
