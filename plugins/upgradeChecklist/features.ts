import type { UpgradeStep } from '../../src/lib/contracts/upgradeChecklist';
import type { ProductSlug } from '../../src/lib/products';

/**
 * Features of a product that readers may use, each with the words and API names that identify it in
 * headings. Titles: `i18n/en/upgradeChecklist.json`.
 */
export const FEATURES = {
  'data-grid': {
    rowSelection: /(?<!cell )\bselection\b|\bselectionModel/i,
    cellSelection: /\bcell selection\b|clipboard/i,
    filtering: /(?<!select )\bfilter/i,
    pagination: /paginat/i,
    editing: /\bedit/i,
    columns: /\bcolumn (groups|menu|management|pinning)\b|^panels\b|order of the columns/i,
    detailPanels: /detail panel/i,
    dataSource: /data source/i,
    export: /\bprint\b|\bexport options\b/i,
    toolbar: /toolbar/i,
    slots: /\bslots?\b(?! and props)|\breplace\b|components of yours/i,
    api: /\bapi (object|methods)\b|\bapiRef\b|selectors?\b|\bstate\b|\bevents?\b|\blookups\b|\bhandlers\b/i,
    localization: /translation|\blocale/i,
    styling: /\bcss\b|\btheme\b|class names|\bstyle\b|\bbackground\b/i,
    roles: /\battributes\b|\broles?\b/i,
    experimental: /experimental|\bunstable|stable names|stable features/i,
    virtualization: /virtuali|rendered rows|\bbuffers\b/i,
    typescript: /typescript|\btypes\b/i,
  },
  'date-pickers': {
    fields: /\bfields?\b|\bsections?\b|renderInput/i,
    ranges: /\brange/i,
    time: /\btimes?\b|\bclocks?\b/i,
    calendar: /calendar|\bmonths?\b|weekday|\bdays?\b(?!\.)/i,
    mobile: /mobile|phone/i,
    popup: /\bpopups?\b|popper|\baction b|opening button|\bopen and close\b/i,
    values: /\bvalues?\b|callbacks|onAccept|onChange/i,
    dateLibraries: /date-fns|luxon|day\.js|adapters?\b|date librar|\butc\b/i,
    localization: /\btexts\b|translation|\blocale|\bwords\b/i,
    formats: /format/i,
    slots:
      /\bslots?\b|toolbar|\btabs\b|\blayout\b|shortcuts|arrow buttons|view renderers|\breplace\b|customi|owner state|your own/i,
    hooks: /\bhooks?\b/i,
    styling: /\bcss\b|\btheme\b|class names|\bstyles?\b/i,
    tests: /\btests?\b/i,
    typescript: /typescript|\btypes\b/i,
  },
  charts: {
    legend: /legend/i,
    tooltip: /tooltip/i,
    axes: /\baxis\b|\baxes\b/i,
    pie: /\bpie\b/i,
    sparklines: /sparkline/i,
    heatmap: /heatmap/i,
    zoom: /\bzoom\b/i,
    composition: /composition|container|\bcompose\b|context providers/i,
    events: /\bclick|handlers/i,
    highlighting: /highlight/i,
    formatters: /formatter/i,
    animation: /animation|springs/i,
    hooks: /\bhooks?\b/i,
    styling: /\bcss\b|\bstyle\b|\btheme\b|\bcolors\b/i,
    typescript: /typescript|\btypes\b/i,
  },
  'tree-view': {
    selection: /selection|\bselect\b/i,
    expansion: /expan/i,
    customItems: /custom items|content component|ContentComponent|useTreeItem|\bprops$/i,
    api: /\bapi\b/i,
    icons: /\bicons?\b/i,
    events: /\bevents?\b|callback|onClick/i,
    animation: /transition|animation/i,
    styling: /\bcss\b|\bstyle\b|\btheme\b|\blook\b|padding|indentation|class/i,
    experimental: /experimental/i,
  },
} as const satisfies Record<ProductSlug, Readonly<Record<string, RegExp>>>;

/** Visual changes also affect readers without custom styles. */
const OF_LOOKS = 'styling';

/**
 * The features that a step belongs to: those in its heading and the heading above it; otherwise
 * those in the condition in the guide's overview. None means that it's for everyone.
 */
export function findFeatures(
  product: ProductSlug,
  { kind, title, group = '', condition = '' }: Omit<UpgradeStep, 'anchor'>,
): string[] {
  if (kind !== 'manual' && kind !== 'behavior') {
    return [];
  }
  const patterns: readonly (readonly [string, RegExp])[] = Object.entries(FEATURES[product]);
  const find = (...texts: string[]) =>
    patterns
      .filter(([id]) => kind !== 'behavior' || id !== OF_LOOKS)
      .filter(([, pattern]) => texts.some((text) => pattern.test(text)))
      .map(([id]) => id);
  const named = find(title, group);
  return named.length > 0 ? named : find(condition);
}
