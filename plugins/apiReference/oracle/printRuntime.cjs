// Run by runtime.slow.test.ts, in a workspace's folder: loads the packages as an app would, in a document
// of jsdom, and prints what they do. Reads a list of components (`{ name, imports }`) from its input.
const path = require('node:path');
const { createRequire } = require('node:module');
const { readFileSync } = require('node:fs');
const { JSDOM } = require('jsdom');

const { window } = new JSDOM('<!doctype html><body></body>', {
  pretendToBeVisual: true,
  url: 'http://localhost/',
});
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// Before anything is loaded: styles are made for a browser or for a server, and only in a browser
// do styled components take a ref.
Object.assign(globalThis, {
  window,
  document: window.document,
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  getComputedStyle: window.getComputedStyle.bind(window),
  requestAnimationFrame: window.requestAnimationFrame.bind(window),
  cancelAnimationFrame: window.cancelAnimationFrame.bind(window),
});
Object.assign(window, { ResizeObserver: Observer, IntersectionObserver: Observer });
window.matchMedia = () => ({
  matches: true,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
});
window.SVGElement.prototype.getBBox = () => ({ x: 0, y: 0, width: 10, height: 10 });
for (const name of Object.getOwnPropertyNames(window)) {
  if (!(name in globalThis)) {
    globalThis[name] = window[name];
  }
}
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });

const load = createRequire(path.join(process.cwd(), 'package.json'));
require.extensions['.css'] = () => {};
['error', 'warn', 'log', 'info'].forEach((name) => {
  console[name] = () => {};
});
process.on('uncaughtException', () => {});
process.on('unhandledRejection', () => {});

const React = load('react');
const { createRoot } = load('react-dom/client');
const { flushSync } = load('react-dom');

function tryLoad(from) {
  try {
    return load(from);
  } catch {
    return undefined;
  }
}

/** What of a package runs; the exports of v6 charts name files that Node cannot load. */
function loadFrom(from) {
  const [, name, rest = ''] = /^(@mui\/x-[^/]+)(\/.*)?$/.exec(from) ?? [];
  return tryLoad(from) ?? tryLoad(path.join(process.cwd(), 'node_modules', name, rest, 'index.js'));
}

const FORWARD_REF = Symbol.for('react.forward_ref');
const MEMO = Symbol.for('react.memo');

/** Whether React hands a ref on to a component at all. */
function canHold(component) {
  if (component?.$$typeof === MEMO) {
    return canHold(component.type);
  }
  return component?.$$typeof === FORWARD_REF || Boolean(component?.prototype?.isReactComponent);
}

function getLabel(type) {
  if (typeof type === 'string') {
    return type;
  }
  const inner = type?.render ?? type?.type?.render ?? type?.type ?? type;
  return type?.displayName ?? inner?.displayName ?? inner?.name ?? '';
}

const hasElement = (fiber) =>
  Boolean(fiber) &&
  (fiber.stateNode instanceof window.Element ||
    hasElement(fiber.child) ||
    hasElement(fiber.sibling));

/**
 * What is drawn under an element, by the fibers that React keeps: components, their names, and the
 * refs whose components have drawn anything.
 */
function listDrawn(container) {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  const names = new Set();
  const types = new Set();
  const refs = new Set();
  const visit = (fiber) => {
    for (let node = fiber; node; node = node.sibling) {
      if (node.elementType) {
        names.add(getLabel(node.elementType));
        types.add(node.elementType);
      }
      if (node.ref && hasElement(node.child)) {
        refs.add(node.ref);
      }
      visit(node.child);
    }
  };
  visit(container[key]?.stateNode?.current?.child);
  return { names, types, refs };
}

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

class Boundary extends React.Component {
  constructor(props) {
    super(props);
    this.state = {};
  }
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  componentDidCatch() {
    this.props.fail();
  }
  render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Draws an element; tells what was drawn, and whether it threw. */
async function draw(create) {
  const container = window.document.body.appendChild(window.document.createElement('div'));
  const root = createRoot(container);
  let hasFailed = false;
  const fail = () => {
    hasFailed = true;
  };
  try {
    flushSync(() => root.render(React.createElement(Boundary, { fail }, create())));
    await wait(0);
  } catch {
    hasFailed = true;
  }
  const drawn = listDrawn(container);
  const end = () => {
    try {
      flushSync(() => root.unmount());
    } catch {
      // What cannot be taken away has been looked at.
    }
    container.remove();
  };
  return { hasFailed, drawn, end };
}

const e = React.createElement;
const { dependencies } = load('./package.json');
/** The largest package of a product; a plan that a major lacks would be found in the root's folder. */
const X = (name) => {
  const plans = ['-premium', '-pro', ''].map((plan) => `@mui/x-${name}${plan}`);
  const largest = plans.find((plan) => plan in dependencies);
  return (largest && loadFrom(largest)) || {};
};
const once = (make) => {
  let value;
  return () => (value ??= make());
};
const grid = once(() => X('data-grid'));
const pickers = once(() => X('date-pickers'));
const charts = once(() => X('charts'));
// The Pro package brings a Tree View of its own, which shares no context with this one.
const trees = once(() => loadFrom('@mui/x-tree-view') ?? {});
const adapter = once(
  () =>
    loadFrom('@mui/x-date-pickers/AdapterDayjs') ??
    loadFrom('@mui/x-date-pickers/AdapterDateFns') ??
    {},
);

const ROWS = [{ id: 1, a: 'one' }];
const COLUMNS = [{ field: 'a' }];

const SIZE = { width: 300, height: 200 };
const AXIS = { id: 'x', scaleType: 'band', data: ['a', 'b'] };
/** Places that a component may need around it: none, and those of its product. */
const PLACES = {
  'data-grid': [
    (inner) => inner,
    (inner) => {
      const { DataGridPremium, DataGridPro, DataGrid } = grid();
      const Slot = () => inner;
      return e(DataGridPremium ?? DataGridPro ?? DataGrid, {
        rows: ROWS,
        columns: COLUMNS,
        showToolbar: true,
        slots: { toolbar: Slot },
        components: { Toolbar: Slot },
      });
    },
  ],
  'date-pickers': [
    (inner) => {
      const { LocalizationProvider } = pickers();
      const dateAdapter = adapter().AdapterDayjs ?? adapter().AdapterDateFns;
      return e(LocalizationProvider, { dateAdapter }, inner);
    },
    (inner) => {
      const { LocalizationProvider, StaticDatePicker } = pickers();
      const dateAdapter = adapter().AdapterDayjs ?? adapter().AdapterDateFns;
      const Slot = () => inner;
      const slots = { toolbar: Slot, Toolbar: Slot };
      return e(
        LocalizationProvider,
        { dateAdapter },
        e(StaticDatePicker, { slots, displayStaticWrapperAs: 'mobile' }),
      );
    },
  ],
  charts: [
    (inner) => inner,
    ...[
      undefined,
      { type: 'continuous', color: ['red', 'blue'], min: 0, max: 1 },
      { type: 'piecewise', thresholds: [1], colors: ['red', 'blue'] },
    ].map((colorMap) => (inner) => {
      const { ChartContainer, ResponsiveChartContainer } = charts();
      const props = {
        ...SIZE,
        series: [{ type: 'bar', id: 'a', label: 'A', data: [1, 2] }],
        xAxis: [AXIS],
        yAxis: [{ id: 'y' }],
        ...(colorMap && { zAxis: [{ id: 'z', colorMap, data: [0, 1] }] }),
      };
      return e(ChartContainer ?? ResponsiveChartContainer, props, inner);
    }),
    (inner) => {
      const { BarChartPro } = charts();
      const Slot = () => inner;
      return e(BarChartPro, { series: [], ...SIZE, showToolbar: true, slots: { toolbar: Slot } });
    },
  ],
  'tree-view': [
    (inner) => inner,

    (inner) => {
      const { SimpleTreeView, TreeView } = trees();
      return e(SimpleTreeView ?? TreeView, {}, inner);
    },
  ],
};

const DAY = {
  outsideCurrentMonth: false,
  isFirstVisibleCell: false,
  isLastVisibleCell: false,
  onDaySelect() {},
};
const SECTIONS = {
  elements: [],
  sectionListRef: { current: null },
  contentEditable: false,
  areAllSectionsEmpty: false,
  onClick() {},
  onInput() {},
  onPaste() {},
  onFocus() {},
  onBlur() {},
  onKeyDown() {},
  value: '',
  onChange() {},
  inputProps: {},
};

/** What components need, one set after the other. */
const PROPS = {
  'data-grid': (name) => [
    name.startsWith('DataGrid')
      ? {
          rows: ROWS,
          columns: COLUMNS,
          checkboxSelection: true,
          pagination: true,
          showToolbar: true,
        }
      : {},
    { hasMultipleFilters: false, item: { id: 1, field: 'a', operator: 'contains' }, field: 'a' },
  ],
  'date-pickers': () => {
    const { AdapterDayjs, AdapterDateFns } = adapter();
    const day = new (AdapterDayjs ?? AdapterDateFns)().date();
    return [
      { open: true },
      { day, ...DAY },
      { currentMonth: day, month: day, onMonthChange() {}, view: 'day', views: ['day'] },
      SECTIONS,
    ];
  },
  charts: () => [
    { series: [], ...SIZE },
    {
      series: [],
      categories: ['a'],
      radar: { metrics: ['a'] },
      xAxis: [AXIS],
      yAxis: [AXIS],
      ...SIZE,
    },
    { ...SIZE, value: 1 },
    { id: 'a', cornerRadius: 0, startAngle: 0, endAngle: 1, innerRadius: 0, outerRadius: 9 },
    {
      paddingAngle: 0,
      color: 'red',
      isFaded: false,
      isHighlighted: false,
      d: 'M0,0',
      dataIndex: 0,
    },
    { ownerState: { id: 'a', color: 'red' }, d: 'M0,0' },
    {},
  ],
  'tree-view': () => [{ items: [], itemId: '1', nodeId: '1', label: 'one', visible: true }],
};

const request = JSON.parse(readFileSync(0, 'utf8'));

/**
 * For each slot whether the component that is said to fill it is drawn: `false` where the slot is
 * drawn and the component is not, undefined where nothing is drawn there.
 */
async function trySlots(getExport, slots, drawn, drawWith) {
  const found = {};
  // What packages keep to themselves has another name, or none, when it runs.
  const missing = slots.filter(({ name, default: filling }) => {
    const component = getExport(filling);
    found[name] = drawn.names.has(filling) || drawn.types.has(component) || undefined;
    return !found[name] && component !== undefined;
  });
  const probes = new Map(missing.map(({ name }) => [name, () => null]));
  // A probe hides the slots inside the component that it replaces, which the next round shows.
  for (let isNew = true; isNew && probes.size > 0;) {
    const filled = Object.fromEntries(probes);
    const capitalized = Object.entries(filled).map(([name, probe]) => [
      name.charAt(0).toUpperCase() + name.slice(1),
      probe,
    ]);
    const probed = await drawWith({ slots: filled, components: Object.fromEntries(capitalized) });
    isNew = false;
    for (const [name, probe] of probes) {
      if (probed.drawn.types.has(probe)) {
        found[name] = false;
        probes.delete(name);
        isNew = true;
      }
    }
    probed.end();
  }
  return found;
}

const MODULES = {
  'data-grid': grid,
  'date-pickers': pickers,
  charts,
  'tree-view': trees,
};

/** Draws a component in each place, with each set of props, until a ref to it holds something. */
async function tryComponent({ product, name, slots }, module, Component, isForwarding) {
  let best = {};
  for (const place of PLACES[product]) {
    for (const props of PROPS[product](name)) {
      const ref = React.createRef();
      const create = (more) => () =>
        place(e(Component, { ...props, ...more, ...(isForwarding && { ref }) }));
      const { hasFailed, drawn, end } = await draw(create());
      const isDrawn =
        !hasFailed && (isForwarding ? drawn.refs.has(ref) : drawn.types.has(Component));
      const holds = Boolean(ref.current);
      end();
      if (isDrawn && (best.holds === undefined || holds)) {
        // In v4, each package has copies of its own.
        const getExport = (wanted) => module[wanted] ?? MODULES[product]()[wanted];
        const shown = await trySlots(getExport, slots, drawn, (more) => draw(create(more)));
        best = { holds, slots: shown };
      }
      if (holds || (isDrawn && !isForwarding)) {
        return best;
      }
    }
  }
  return best;
}

(async () => {
  const result = { components: {}, classes: {} };
  for (const wanted of request) {
    const { product, name, exportName = name, imports, isDrawn } = wanted;
    const module = imports.map(loadFrom).find((found) => found?.[exportName] !== undefined);
    const Component = module?.[exportName];
    if (Component === undefined) {
      continue;
    }
    const isForwarding = canHold(Component);
    result.components[`${product} ${name}`] = {
      canHold: isForwarding,
      ...(isDrawn && (await tryComponent(wanted, module, Component, isForwarding))),
    };
    for (const [key, value] of Object.entries(module)) {
      if (/Classes$/.test(key) && value && typeof value === 'object') {
        result.classes[key] = value;
      }
    }
  }
  process.stdout.write(JSON.stringify(result), () => process.exit(0));
})();
