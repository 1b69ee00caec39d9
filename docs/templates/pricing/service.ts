/** An address whose first attempt fails, so you can see that the form keeps its values. */
export const SILENT_AT_FIRST = 'ines@offline.example';

/** Whether a request arrives. */
export const arrives = (email: string, attempt: number) =>
  email.trim().toLowerCase() !== SILENT_AT_FIRST || attempt > 1;

/** Stands in for your backend. */
export async function sendRequest(email: string, attempt: number): Promise<boolean> {
  await new Promise((resolve) => {
    setTimeout(resolve, 1000);
  });
  return arrives(email, attempt);
}
