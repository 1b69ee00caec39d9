export interface RequestOptions {
  fetch: typeof fetch;
  signal: AbortSignal;
}

/** Larger than any feed with a dozen ads. */
export const MAX_BYTES = 64 * 1024;

/** Reads a body and stops when it gets too long, regardless of the announced length. */
async function readLimited(body: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) {
      return text + decoder.decode();
    }
    size += value.byteLength;
    if (size > MAX_BYTES) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** The text at a URL; undefined if it's unavailable, an error or too long. */
export async function requestText(
  url: string,
  { fetch, signal }: RequestOptions,
): Promise<string | undefined> {
  try {
    // The vendor only learns the reader's IP address.
    const response = await fetch(url, { signal, credentials: 'omit', cache: 'no-store' });
    const announced = Number(response.headers.get('content-length') ?? 0);
    if (!response.ok || !response.body || announced > MAX_BYTES) {
      await response.body?.cancel();
      return undefined;
    }
    return await readLimited(response.body);
  } catch {
    return undefined;
  }
}
