/** Fetches JSON from this site. Throws with the URL and status if it doesn't exist. */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.json();
}
