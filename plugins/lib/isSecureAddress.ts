const OWN_MACHINE = ['localhost', '127.0.0.1'];

/** Services must use https; those on the same machine, for testing, can also use http. */
export function isSecureAddress(text: string): boolean {
  if (!URL.canParse(text)) {
    return false;
  }
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && OWN_MACHINE.includes(hostname));
}
