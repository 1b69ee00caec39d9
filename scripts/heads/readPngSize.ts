/** Every PNG begins with it. */
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Width and height that the head of a PNG file tells; undefined where it is no PNG. */
export function readPngSize(file: Buffer): { width: number; height: number } | undefined {
  return file.length >= 24 && file.subarray(0, SIGNATURE.length).equals(SIGNATURE)
    ? { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
    : undefined;
}
