/**
 * The environment without what is empty: scripts, CI systems and Docker hand such values on where
 * nobody has set any.
 */
export function dropEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
}
