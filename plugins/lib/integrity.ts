/** What a hash of a script looks like in an `integrity` attribute: algorithm, then Base64 of its length. */
const HASH = /^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$/;

/** Whether a text can be the value of an `integrity` attribute: one or more hashes with spaces between. */
export function isIntegrity(text: string): boolean {
  return text !== '' && text.split(' ').every((hash) => HASH.test(hash));
}

export const INTEGRITY_FORM =
  'it should be a hash such as "sha384-…", as openssl dgst -sha384 -binary script.js | openssl base64 -A writes after "sha384-"';
