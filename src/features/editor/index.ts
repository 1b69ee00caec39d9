export type { CodeEditorProps } from './CodeEditor';

/** Fetches the code editor, as `lazy` wants it. */
export const loadCodeEditor = async () => ({ default: (await import('./CodeEditor')).CodeEditor });

export { LinkedCode } from './LinkedCode';
export { RunnerFrame } from './RunnerFrame';
