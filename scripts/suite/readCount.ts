/** How commands say what they looked at. */
const COUNTS = [
  /^Tests:.*?(?<count>\d+) (?<unit>total)$/m,
  /(?<count>\d+) (?<unit>exported projects|code blocks|pages|types|majors)\b/,
];

/** How many things a command looked at, as it says itself in its output. */
export function readCount(output: string): { count?: number; unit?: string } {
  const groups = COUNTS.map((pattern) => pattern.exec(output)?.groups).find(Boolean);
  return groups
    ? { count: Number(groups.count), unit: groups.unit === 'total' ? 'tests' : groups.unit! }
    : {};
}
