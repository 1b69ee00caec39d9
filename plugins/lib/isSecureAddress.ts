const OWN_MACHINE = ['localhost', '127.0.0.1'];

/** A service is reached by https; one on the same machine, for trials, also by http. */
export function isSecureAddress(text: string): boolean {
  if (!URL.canParse(text)) {
    return false;
  }
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && OWN_MACHINE.includes(hostname));
}
