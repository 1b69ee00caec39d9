import { part } from '../part';

/** Two columns, or one column below the order bar. */
export const Page = part(
  'main',
  [
    'grid flex-1 grid-cols-[minmax(0,1fr)] content-start',
    'min-[900px]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] min-[900px]:content-stretch',
    '[&_h1]:scroll-mt-[280px] [&_h1]:text-[32px] [&_h1]:leading-[1.15] [&_h1]:font-semibold',
    '[&_h1]:tracking-[-0.025em] min-[900px]:[&_h1]:text-[40px] [&_h1:focus-visible]:outline-none',
    '[&_h2]:text-[18px] [&_h2]:leading-[1.4] [&_h2]:font-semibold [&_h2]:tracking-[-0.01em]',
    '[&_h3]:text-[15px] [&_h3]:leading-[1.5] [&_h3]:font-semibold [&_h3]:tracking-normal',
  ].join(' '),
);

export const Main = part(
  'div',
  [
    'flex w-full flex-col gap-8 px-4 pt-6 pb-16 min-[600px]:px-8',
    'min-[900px]:max-w-[720px] min-[900px]:gap-10 min-[900px]:justify-self-end',
    'min-[900px]:px-16 min-[900px]:pt-10 min-[900px]:pb-24',
  ].join(' '),
);

/** Only for screen readers. */
export const Hidden = part('span', 'sr-only');

export const Brand = part(
  'div',
  [
    'flex items-center gap-2 [&_svg]:block [&_svg]:text-(--t-accent)',
    '[&_p:first-of-type]:me-2 [&_p:first-of-type]:text-[22px] [&_p:first-of-type]:font-semibold',
  ].join(' '),
);

export const Aside = part(
  'section',
  'border-s border-(--t-line) bg-(--t-accent)/6 px-16 pt-12 pb-24',
);

export const AsideInner = part(
  'div',
  'sticky top-[calc(var(--template-frame-height,0px)+48px)] grid max-w-[416px] gap-6',
);

export const Bar = part(
  'section',
  [
    'sticky top-(--template-frame-height,0px) z-2 overflow-y-auto border-b border-(--t-line)',
    'max-h-[calc(100dvh-var(--template-frame-height,0px))] bg-(--t-ground)',
    'bg-[linear-gradient(color-mix(in_srgb,var(--t-accent)_6%,transparent)_0_0)]',
  ].join(' '),
);

export const BarButton = part(
  'button',
  [
    'flex min-h-14 w-full cursor-pointer items-center gap-2 border-0 bg-transparent px-4',
    'text-[15px] text-inherit min-[600px]:px-8',
    '[&_strong]:ms-auto [&_strong]:text-[17px] [&_strong]:font-semibold',
    'aria-expanded:[&_svg]:rotate-180',
    'focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-(--t-accent)',
  ].join(' '),
);

export const Chevron = part('svg', 'block');

export const BarPanel = part('div', 'px-4 pt-2 pb-6 min-[600px]:px-8');

export const Steps = part(
  'div',
  [
    '[&_ol]:m-0 [&_ol]:list-none [&_ol]:p-0',
    '[&_li:first-of-type]:ps-0 [&_li:last-of-type]:pe-0',
  ].join(' '),
);

/** The line between two steps. */
export const StepGap = part('li', 'flex-auto');

export const Progress = part('div', 'grid gap-2');

export const ProgressBars = part('div', 'grid grid-cols-[repeat(3,1fr)] gap-1');

export const ProgressBar = part(
  'span',
  'h-1 rounded-[2px] bg-(--t-line) data-reached:bg-(--t-accent)',
);

export const Form = part('form', 'grid gap-8');

export const Done = part('div', 'grid gap-10');

export const Heading = part('div', 'grid gap-2');

export const Group = part('section', 'grid gap-4');

/** Six columns. Each field spans some of them. */
export const Fields = part('div', 'grid grid-cols-6 gap-x-4 gap-y-5');

export const Field = part(
  'div',
  [
    'col-span-6 data-[size=date]:max-w-80 data-[size=half]:col-span-3',
    'data-[size=rest]:col-span-4 data-[size=third]:col-span-2',
  ].join(' '),
);

export const Actions = part(
  'div',
  [
    'grid gap-3 min-[600px]:flex min-[600px]:flex-row-reverse min-[600px]:justify-between',
    'min-[600px]:[&>:nth-of-type(2)]:px-0',
  ].join(' '),
);

export const Tiles = part('div', 'grid gap-3 min-[600px]:grid-cols-2');

export const Tile = part(
  'label',
  [
    'flex cursor-pointer items-start gap-1 ps-2 pe-4 pt-3 pb-4',
    'rounded-(--t-radius) border border-(--t-line)',
    'data-chosen:border-(--t-accent) data-chosen:bg-(--t-accent)/6',
    'data-chosen:shadow-[inset_0_0_0_1px_var(--t-accent)]',
    'has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
    'has-focus-visible:outline-(--t-accent)',
  ].join(' '),
);

export const TileText = part('span', 'grid gap-0.5 pt-[9px]');

export const Note = part(
  'div',
  'grid gap-2 rounded-(--t-radius) border border-dashed border-(--t-line) p-4',
);

export const TestCards = part(
  'dl',
  [
    'm-0 grid gap-1 text-[14px] leading-[1.5] [&_dt]:tabular-nums',
    '[&>div]:flex [&>div]:flex-wrap [&>div]:gap-x-4 [&_dd]:m-0 [&_dd]:text-(--t-text-quiet)',
  ].join(' '),
);

/** The action below an alert's text. */
export const AlertAction = part('div', 'mt-3');

export const Facts = part('dl', 'm-0 border-t border-(--t-line)');

export const Fact = part(
  'div',
  [
    'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-(--t-line) py-4 leading-[1.6]',
    'min-[600px]:grid-cols-[144px_minmax(0,1fr)_auto]',
    '[&_dt]:col-start-1 [&_dt]:text-[14px] [&_dt]:leading-[1.6] [&_dt]:text-(--t-text-quiet)',
    'min-[600px]:[&_dt]:text-[16px]',
    '[&_dd]:col-start-1 [&_dd]:m-0 [&_dd]:wrap-anywhere min-[600px]:[&_dd]:col-start-2',
    '[&_dd>span]:block [&_dd>span+span]:text-(--t-text-quiet)',
    '[&_dd:nth-of-type(2)]:col-start-2 [&_dd:nth-of-type(2)]:row-[1/span_2]',
    'min-[600px]:[&_dd:nth-of-type(2)]:col-start-3 min-[600px]:[&_dd:nth-of-type(2)]:row-[1]',
    'min-[600px]:[&_dd:nth-of-type(2)]:-my-[9px]',
    '[&_button]:min-h-11 [&_button]:min-w-11 [&_button]:px-0',
  ].join(' '),
);

export const Summary = part('div', 'grid gap-6');

export const Goods = part('ul', 'm-0 grid list-none gap-4 p-0');

export const GoodsItem = part(
  'li',
  'grid grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-4 tabular-nums',
);

export const Thumb = part(
  'div',
  [
    'grid h-[72px] place-items-center rounded-(--t-radius) border border-(--t-line)',
    'bg-(--t-paper) text-(--t-text) [&_svg]:block',
    '[&_[data-surface]]:fill-[color-mix(in_srgb,var(--t-accent)_35%,var(--t-paper))]',
  ].join(' '),
);

export const GoodsText = part('div', 'min-w-0');

export const Applied = part(
  'div',
  'flex flex-wrap items-center justify-between gap-x-2 text-[15px]',
);

export const Totals = part(
  'dl',
  'm-0 grid gap-2 border-t border-(--t-line) pt-6 text-[15px] tabular-nums',
);

export const Total = part(
  'div',
  [
    'flex justify-between gap-4 [&_dd]:m-0',
    'data-quiet:text-[14px] data-quiet:text-(--t-text-quiet)',
    'data-strong:pt-2 data-strong:text-[20px] data-strong:font-semibold',
  ].join(' '),
);

export const Receipt = part(
  'div',
  [
    'grid gap-1 rounded-(--t-radius) bg-(--t-accent)/6 p-6',
    '[&_p:nth-of-type(2)]:text-[32px] [&_p:nth-of-type(2)]:leading-[1.25]',
    '[&_p:nth-of-type(2)]:font-semibold [&_p:nth-of-type(2)]:tracking-[-0.01em]',
    '[&_p:nth-of-type(2)]:tabular-nums',
  ].join(' '),
);

/** The next steps, as dots on a line. */
export const Next = part(
  'ol',
  [
    'mx-0 mt-4 mb-0 list-none p-0',
    '[&_li]:relative [&_li]:ms-[5px] [&_li]:border-s-2 [&_li]:border-(--t-line)',
    '[&_li]:ps-7 [&_li]:pb-6 [&_li:last-child]:border-transparent [&_li:last-child]:pb-0',
    '[&_li]:before:absolute [&_li]:before:-start-[7px] [&_li]:before:top-[5px]',
    '[&_li]:before:size-3 [&_li]:before:rounded-[6px] [&_li]:before:border-2',
    '[&_li]:before:border-(--t-accent) [&_li]:before:bg-(--t-ground)',
    '[&_li:first-of-type]:before:bg-(--t-accent)',
  ].join(' '),
);
