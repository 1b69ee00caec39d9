export { ChatLink } from './ChatLink';
export { loadPrompt } from './loadPrompt';
export type { Subject } from './subject';
export { type Say, useChat } from './useChat';
