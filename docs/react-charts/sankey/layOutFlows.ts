import type { Flow } from './energy';

export interface FlowNode {
  name: string;
  stage: number;
  value: number;
  x: number;
  y: number;
  height: number;
}

export interface FlowLink extends Flow {
  /** The outline of the band. */
  path: string;
}

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 16;
export const NODE_WIDTH = 14;

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Places nodes in columns and connects them with bands whose heights represent the values. */
export function layOutFlows(flows: Flow[], stages: string[][], area: Area) {
  const getValue = (name: string) =>
    Math.max(
      sum(flows.filter(({ from }) => from === name).map(({ value }) => value)),
      sum(flows.filter(({ to }) => to === name).map(({ value }) => value)),
    );
  // The fullest column determines how many pixels each unit gets.
  const scale = Math.min(
    ...stages.map(
      (names) => (area.height - GAP * (names.length - 1)) / sum(names.map(getValue)),
    ),
  );

  const nodes = stages.flatMap((names, stage): FlowNode[] => {
    let y = area.top;
    return names.map((name) => {
      const value = getValue(name);
      const height = value * scale;
      const x =
        area.left + (stage / (stages.length - 1)) * (area.width - NODE_WIDTH);
      y += height + GAP;
      return { name, stage, value, x, y: y - height - GAP, height };
    });
  });

  const find = (name: string) => nodes.find((node) => node.name === name)!;
  const order = stages.flat();
  const left = new Map<string, number>();
  const entered = new Map<string, number>();
  const links = [...flows]
    // From top to bottom at both ends, so that the bands of a node don't cross.
    .sort(
      (one, other) =>
        order.indexOf(one.from) - order.indexOf(other.from) ||
        order.indexOf(one.to) - order.indexOf(other.to),
    )
    .map((flow): FlowLink => {
      const height = flow.value * scale;
      const [source, target] = [find(flow.from), find(flow.to)];
      const y0 = source.y + (left.get(flow.from) ?? 0);
      const y1 = target.y + (entered.get(flow.to) ?? 0);
      left.set(flow.from, y0 - source.y + height);
      entered.set(flow.to, y1 - target.y + height);
      const [x0, x1] = [source.x + NODE_WIDTH, target.x];
      const middle = (x0 + x1) / 2;
      const path = `M${x0},${y0} C${middle},${y0} ${middle},${y1} ${x1},${y1}
        v${height} C${middle},${y1 + height} ${middle},${y0 + height} ${x0},${y0 + height} z`;
      return { ...flow, path };
    });

  return { nodes, links };
}
