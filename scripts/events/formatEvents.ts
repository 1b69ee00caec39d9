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

Nothing is sent without a measurement id, and nothing before the reader allows it. The first column is what \`gtag\` is
called with, the second the parameters beside it.`;

type Row = readonly [event: string, parameters: string, when: string];

const code = (text: string) => `\`${text}\``;

/** A table as Prettier lays it out. */
function formatTable(head: Row, rows: readonly Row[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const formatRow = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [formatRow(head), formatRow(rule), ...rows.map(formatRow)].join('\n');
}

type Interaction = (typeof INTERACTIONS)[keyof typeof INTERACTIONS];

function formatLabel({ label }: Interaction): string {
  if (label === null) {
    return '`eventLabel: null`';
  }
  const values = 'oneOf' in label ? label.oneOf.map(code).join(' or ') : label.text;
  return `\`eventLabel\`: ${values}`;
}

function listInteractions(): Row[] {
  return Object.entries(INTERACTIONS).flatMap(([category, entry]) =>
    Object.entries(entry.actions).map(([action, when]): Row => {
      const parameters = `${code(`eventAction: '${action}'`)}, ${formatLabel(entry)}`;
      return [code(`event ${category}`), parameters, when];
    }),
  );
}

function listProperties(): Row[] {
  return Object.entries(USER_PROPERTIES).map(([name, { values, text }]) => {
    const shape = typeof values === 'string' ? `a ${values}` : values.map(code).join(' or ');
    return [
      code('set user_properties'),
      `${code(name)}: ${shape}`,
      `At the start and on each change: ${text}.`,
    ];
  });
}

const VITAL_PARAMETERS = ['value', 'metric_label', 'metric_value', 'metric_delta', 'metric_id'];

function listVitals(): Row[] {
  return Object.entries(WEB_VITALS).map(([name, text]) => [
    code(`event ${name}`),
    VITAL_PARAMETERS.map(code).join(', '),
    `In one of ten thousand loads: ${text}.`,
  ]);
}

/** The table of all events for maintainers, as Markdown. */
export function formatEvents(): string {
  const pageView: Row = [
    code('event page_view'),
    Object.keys(PAGE_VIEW).map(code).join(', '),
    'A page came and its title settled; also the page on which analytics is allowed.',
  ];
  const rows = [...listInteractions(), pageView, ...listProperties(), ...listVitals()];
  const meanings = Object.entries(PAGE_VIEW).map(([name, text]) => `- ${code(name)}: ${text}.`);
  return `${INTRODUCTION}

${formatTable(['Event', 'Parameters', 'When'], rows)}

Of a view of a page:

${meanings.join('\n')}

Of a measure: \`value\` and \`metric_delta\` are what it grew by since it was last sent, \`metric_value\` is what it
is, \`metric_label\` is \`Web Vitals\`.
`;
}
