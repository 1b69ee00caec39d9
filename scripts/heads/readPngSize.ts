/** The first bytes of every PNG. */
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Width and height from the header of a PNG file; undefined if it isn't a PNG. */
export function readPngSize(file: Buffer): { width: number; height: number } | undefined {
  return file.length >= 24 && file.subarray(0, SIGNATURE.length).equals(SIGNATURE)
    ? { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
    : undefined;
}
