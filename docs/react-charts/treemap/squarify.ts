export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Splits a box into nearly square parts, proportional to values in descending order. */
export function squarify(values: number[], box: Box): Box[] {
  const parts: Box[] = [];
  let rest = box;
  let total = values.reduce((sum, value) => sum + value, 0);

  for (let first = 0; first < values.length;) {
    const { x, y, width, height } = rest;
    const side = Math.min(width, height);
    const scale = (width * height) / total;
    /** The worst aspect ratio (longer to shorter side) if the values up to `last` share a row. */
    const getWorst = (sum: number, last: number) => {
      const square = ((sum * scale) / side) ** 2;
      return Math.max(
        (values[first] * scale) / square,
        square / (values[last] * scale),
      );
    };

    let last = first;
    let sum = values[first];
    while (
      last + 1 < values.length &&
      getWorst(sum + values[last + 1], last + 1) <= getWorst(sum, last)
    ) {
      last += 1;
      sum += values[last];
    }

    const depth = (sum * scale) / side;
    let offset = 0;
    for (const value of values.slice(first, last + 1)) {
      const length = (value * scale) / depth;
      parts.push(
        width > height
          ? { x, y: y + offset, width: depth, height: length }
          : { x: x + offset, y, width: length, height: depth },
      );
      offset += length;
    }
    rest =
      width > height
        ? { x: x + depth, y, width: width - depth, height }
        : { x, y: y + depth, width, height: height - depth };
    total -= sum;
    first = last + 1;
  }
  return parts;
}
