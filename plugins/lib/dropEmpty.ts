/**
 * The environment without empty values, which scripts, CI systems and Docker pass on for unset
 * variables.
 */
export function dropEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
}
