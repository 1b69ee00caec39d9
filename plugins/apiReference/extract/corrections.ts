import type { ApiMajor, ApiMember, ApiProduct, ApiProductId } from '../../../src/lib/contracts/api';

/**
 * A mistake in a comment that can't be fixed by reading the code: what it says, and what the code
 * does.
 */
interface Correction {
  product: ApiProductId;
  majors: readonly ApiMajor[];
  /** Components and interfaces. */
  owners: readonly string[];
  /** A prop, including inherited ones, or a member. */
  member: string;
  part: 'default' | 'description';
  /** The default as stated, or words of the description. */
  from: string;
  to: string;
  /** Where the package's code contradicts it. */
  code: string;
}

const CORRECTIONS: readonly Correction[] = [
  {
    product: 'data-grid',
    majors: ['v8'],
    owners: ['QuickFilter'],
    member: 'defaultExpanded',
    part: 'default',
    from: 'false',
    to: '`true` with a quick filter value, otherwise `false`',
    code: 'components/quickFilter/QuickFilter.js: defaultExpanded ?? value.length > 0',
  },
  {
    product: 'charts',
    majors: ['v6', 'v7', 'v8'],
    owners: ['PieArcLabelPlot', 'PieArcPlot', 'PieSeriesType'],
    member: 'arcLabelRadius',
    part: 'default',
    from: '(innerRadius - outerRadius) / 2',
    to: '(innerRadius + outerRadius) / 2',
    code: 'PieChart/dataTransform/useTransformData.js',
  },
  {
    product: 'charts',
    majors: ['v7', 'v8'],
    owners: ['AxisConfig', 'ChartsXAxis', 'ChartsYAxis'],
    member: 'tickInterval',
    part: 'description',
    from: 'only if the axis has "point" scale',
    to: 'only if the axis has a "band" or "point" scale',
    code: 'hooks/useTicks.js: both scales filter their domain with it',
  },
  {
    product: 'charts',
    majors: ['v8'],
    owners: ['ChartsTooltip', 'ChartsTooltipContainer', 'HeatmapTooltip'],
    member: 'placement',
    part: 'default',
    from: "'bottom'",
    to: "`'right-start'` for a mouse, otherwise `'top'`",
    code: 'ChartsTooltip/ChartsTooltipContainer.js: placement: isMouse ? …',
  },
  ...(
    [
      ['DateTimePicker', '`/[\\dap]/gi` with `ampm`, otherwise `/\\d/gi`'],
      ['TimePicker', '`/[\\dapAP]/gi` with `ampm`, otherwise `/\\d/gi`'],
      ['DatePicker', '/[\\d]/gi'],
      ['DateRangePicker', '/[\\d]/gi'],
    ] as const
  ).map(([name, to]): Correction => ({
    product: 'date-pickers',
    majors: ['v5'],
    owners: [name, `Desktop${name}`, `Mobile${name}`, `Static${name}`],
    member: 'acceptRegex',
    part: 'default',
    from: '/\\dap/gi',
    to,
    code: `${name}/shared.js, else internals/hooks/useMaskedInput.js`,
  })),
  {
    product: 'date-pickers',
    majors: ['v5'],
    owners: ['TimePicker', 'DesktopTimePicker', 'MobileTimePicker', 'StaticTimePicker'],
    member: 'getOpenDialogAriaText',
    part: 'default',
    from: "(date, utils) => `Choose date, selected date is ${utils.format(utils.date(date), 'fullDate')}`",
    to: "(time, utils) => `Choose time, selected time is ${utils.format(utils.date(time), 'fullTime')}`",
    code: 'TimePicker/shared.js: localeText.openTimePickerDialogue',
  },
];

function correct(member: ApiMember, { part, from, to }: Correction): ApiMember {
  const said = member[part];
  const isSaid = part === 'default' ? said === from : said?.includes(from);
  return isSaid ? { ...member, [part]: said!.replace(from, () => to) } : member;
}

/**
 * Corrects mistakes in the comments of a product's packages; `idle` lists corrections that no
 * longer apply.
 */
export function applyCorrections(model: ApiProduct): { model: ApiProduct; idle: string[] } {
  // The made-up packages in tests have none of these mistakes.
  const isRelease = model.version.startsWith(`${model.major.slice(1)}.`);
  const wanted = CORRECTIONS.filter(
    ({ product, majors }) => isRelease && product === model.product && majors.includes(model.major),
  );
  const used = new Set<string>();
  const mend = (owner: string, members: readonly ApiMember[]) =>
    members.map((member) =>
      wanted
        .filter(({ owners, member: name }) => owners.includes(owner) && name === member.name)
        .reduce((before, correction) => {
          const after = correct(before, correction);
          if (after !== before) {
            used.add(`${owner}.${member.name}`);
          }
          return after;
        }, member),
    );
  const mended: ApiProduct = {
    ...model,
    components: model.components.map((component) => ({
      ...component,
      props: mend(component.name, component.props),
      inherited: component.inherited.map((group) => ({
        ...group,
        ...(group.members && { members: mend(component.name, group.members) }),
      })),
    })),
    interfaces: model.interfaces.map((item) => ({
      ...item,
      members: mend(item.name, item.members),
    })),
  };
  const idle = wanted
    .flatMap(({ owners, member }) => owners.map((owner) => `${owner}.${member}`))
    .filter((address) => !used.has(address))
    .map(
      (address) => `${address}: its comment no longer has the mistake that corrections.ts fixes`,
    );
  return { model: mended, idle };
}
