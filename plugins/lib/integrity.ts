/** The form of a hash in an `integrity` attribute: algorithm, then Base64 of the right length. */
const HASH = /^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$/;

/** Whether a text is a valid `integrity` attribute: one or more hashes separated by spaces. */
export function isIntegrity(text: string): boolean {
  return text !== '' && text.split(' ').every((hash) => HASH.test(hash));
}

export const INTEGRITY_FORM =
  'it must be a hash such as "sha384-…": "sha384-" followed by the output of openssl dgst -sha384 -binary script.js | openssl base64 -A';
