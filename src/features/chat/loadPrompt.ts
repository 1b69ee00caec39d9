import type { Subject } from './subject';

/** A demo as a prompt for any assistant. */
export async function loadPrompt(subject: Subject): Promise<string> {
  const { createPrompt } = await import('./createPrompt');
  return createPrompt(subject);
}
