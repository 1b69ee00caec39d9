export type { CodeEditorProps } from './CodeEditor';

/** Loads the code editor, in the form `lazy` expects. */
export const loadCodeEditor = async () => ({ default: (await import('./CodeEditor')).CodeEditor });

export { LinkedCode } from './LinkedCode';
export { RunnerFrame } from './RunnerFrame';
