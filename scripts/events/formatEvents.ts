import {
  INTERACTIONS,
  PAGE_VIEW,
  USER_PROPERTIES,
  WEB_VITALS,
} from '../../src/lib/contracts/analytics';

const INTRODUCTION = `# What analytics is told

Every event that a reader can cause. Written by \`npm run events\` from the catalogue in
\`src/lib/contracts/analytics.ts\`, from which the types of events are derived: what is not listed here does not
compile. A test fails when this file is out of date.

Nothing is sent without a measurement id, and nothing without the reader's consent ([README](README.md), Configure).
The last column says what the service gets, as \`gtag\` is called.`;

/** A table as Prettier lays it out. */
function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const formatRow = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [formatRow(head), formatRow(rule), ...rows.map(formatRow)].join('\n');
}

const code = (text: string) => `\`${text}\``;

function formatLabel(label: (typeof INTERACTIONS)[keyof typeof INTERACTIONS]['label']): string {
  if (label === null) {
    return 'none (`null`)';
  }
  return 'oneOf' in label ? label.oneOf.map(code).join(', ') : label.text;
}

function formatInteractions(): string {
  return Object.entries(INTERACTIONS)
    .map(([category, { label, actions }]) => {
      const rows = Object.entries(actions).map(([action, when]) => [
        code(action),
        when,
        code(`event ${category} { eventAction: '${action}', eventLabel }`),
      ]);
      return `### ${category}

Label: ${formatLabel(label)}.

${formatTable(['Action', 'When', 'Sent as'], rows)}`;
    })
    .join('\n\n');
}

function formatPageView(): string {
  const rows = Object.entries(PAGE_VIEW).map(([name, text]) => [code(name), text]);
  return formatTable(['Parameter', 'What it says'], rows);
}

function formatProperties(): string {
  const rows = Object.entries(USER_PROPERTIES).map(([name, { values, text }]) => [
    code(name),
    text,
    typeof values === 'string' ? `a ${values}` : values.map(code).join(', '),
    code(`set user_properties { ${name} }`),
  ]);
  return formatTable(['Property', 'What it says', 'Values', 'Sent as'], rows);
}

function formatVitals(): string {
  const rows = Object.entries(WEB_VITALS).map(([name, text]) => [
    code(name),
    text,
    code(`event ${name} { value, metric_label, metric_value, metric_delta, metric_id }`),
  ]);
  return formatTable(['Name', 'What it measures', 'Sent as'], rows);
}

/** The table of all events for maintainers, as Markdown. */
export function formatEvents(): string {
  return `${INTRODUCTION}

## What readers do

${formatInteractions()}

## A page is viewed

Once for each page, after its title has settled; also for the page on which consent is given. Sent as
\`event page_view\` with:

${formatPageView()}

## What the page is shown in

At the start, and whenever one of them changes.

${formatProperties()}

## How fast a page was

Measured in one of ten thousand loads. \`value\` is what the measure grew by, \`metric_label\` is \`Web Vitals\`.

${formatVitals()}
`;
}
