import { part } from '../part';

/** The page's centered column, with its maximum width and side padding. */
const column =
  'mx-auto w-full max-w-[1280px] px-4 min-[600px]:px-8 min-[900px]:px-16';

export const Page = part(
  'main',
  [
    "flex-1 leading-[1.6] [--display:'Bricolage_Grotesque_Variable',Arial,sans-serif]",
    '[&_h1]:font-(family-name:--display) [&_h1]:text-[clamp(48px,7.4vw,104px)] [&_h1]:font-bold',
    '[&_h1]:leading-[0.96] [&_h1]:tracking-[-0.035em] [&_h1]:text-balance',
    '[&_h2]:font-(family-name:--display) [&_h2]:text-[clamp(34px,4vw,56px)] [&_h2]:font-bold',
    '[&_h2]:leading-[1.02] [&_h2]:tracking-[-0.03em] [&_h2]:text-balance',
    '[&_[id]]:scroll-mt-[calc(var(--template-frame-height,0px)+24px)]',
  ].join(' '),
);

/** Only for screen readers. */
export const Hidden = part('span', 'sr-only');
export const HiddenTitle = part('h2', 'sr-only');

export const Header = part(
  'header',
  `${column} flex min-h-20 items-center justify-between`,
);

export const Wordmark = part(
  'p',
  [
    'flex items-center gap-2 font-(family-name:--display) text-[24px] leading-[1.2] font-bold',
    'tracking-[-0.03em] [&_svg]:block [&_svg]:text-(--t-accent)',
  ].join(' '),
);

export const Nav = part(
  'nav',
  [
    'flex items-center gap-8 [&>a:not([class])]:text-[15px] [&>a:not([class])]:leading-[1.6]',
    '[&>a:not([class]):hover]:underline [&>a:not([class]):hover]:underline-offset-4',
  ].join(' '),
);

export const Hero = part(
  'header',
  [
    column,
    'grid pt-12 pb-16 min-[900px]:grid-cols-[minmax(0,1fr)_120px] min-[900px]:gap-12',
    'min-[900px]:pt-18 min-[900px]:pb-24',
    '[&_p]:mt-6 [&_p]:max-w-[34em] [&_p]:text-[18px] [&_p]:leading-[1.55]',
    'min-[900px]:[&_p]:mt-10 min-[900px]:[&_p]:text-[20px]',
  ].join(' '),
);

/** A plumb line from the top of the page down to the plans. */
export const Plumb = part(
  'div',
  [
    'hidden flex-col items-center text-(--t-accent)',
    'bg-[linear-gradient(currentcolor_0_0)] bg-[length:48px_6px] bg-top bg-no-repeat',
    'min-[900px]:-mt-18 min-[900px]:-mb-8 min-[900px]:flex',
    'before:w-0.5 before:flex-1 before:bg-current [&_svg]:-mt-0.5 [&_svg]:block',
  ].join(' '),
);

export const PlansSection = part('section', `${column} grid gap-12`);

export const Controls = part(
  'div',
  [
    'grid gap-6 min-[900px]:flex min-[900px]:items-center min-[900px]:justify-between',
    'min-[900px]:gap-16 [&>[role=group]>button]:min-h-12',
    '[&>[role=group]>button]:flex-[1_0_auto] [&>[role=group]>button]:px-4',
  ].join(' '),
);

export const SeatControls = part(
  'div',
  [
    'grid max-w-[640px] flex-1 gap-2 min-[600px]:grid-cols-[208px_minmax(0,1fr)]',
    'min-[600px]:items-center min-[600px]:gap-8',
  ].join(' '),
);

export const Plans = part(
  'div',
  'grid gap-4 min-[900px]:grid-cols-3 min-[900px]:items-center',
);

export const Plan = part(
  'article',
  [
    'group/plan flex flex-col gap-2 rounded-[20px] border border-(--t-line) bg-(--t-paper) p-6',
    'min-[900px]:p-8 min-[900px]:data-featured:py-14',
    'data-featured:border-transparent data-featured:bg-(--t-accent)',
    'data-featured:text-(--t-on-accent)',
    'data-featured:[&_button]:bg-(--t-paper) data-featured:[&_button]:text-(--t-text)',
    'data-featured:[&_button:focus-visible]:outline-(--t-on-accent)',
    '[&_h3]:flex [&_h3]:items-center [&_h3]:justify-between',
    '[&_h3]:font-(family-name:--display) [&_h3]:text-[28px] [&_h3]:leading-[1.2]',
    '[&_h3]:font-bold [&_h3]:tracking-[-0.02em]',
  ].join(' '),
);

export const Flag = part(
  'span',
  [
    'rounded-[16px] border border-current px-3 py-0.5 text-[14px] leading-[1.6] font-semibold',
    'tracking-normal',
  ].join(' '),
);

export const PlanPrice = part(
  'p',
  [
    'mt-6 grid text-[15px] leading-[1.6] [&_strong]:flex [&_strong]:h-16 [&_strong]:items-center',
    '[&_strong]:font-(family-name:--display) [&_strong]:text-[28px] [&_strong]:leading-[1.6]',
    '[&_strong]:font-bold [&_strong]:tracking-[-0.03em] [&_strong]:tabular-nums',
    '[&_strong[data-number]]:text-[64px]',
  ].join(' '),
);

export const PlanTerms = part(
  'p',
  [
    'mb-4 grid text-[15px] leading-[1.6] text-(--t-text-quiet)',
    'group-data-featured/plan:text-inherit',
  ].join(' '),
);

export const PlanPoints = part(
  'ul',
  [
    'm-0 mt-6 grid list-none gap-2 p-0 [&_li]:flex [&_li]:items-center [&_li]:gap-3',
    '[&_svg]:block [&_svg]:flex-none',
  ].join(' '),
);

/** Text next to what it describes. */
export const Split = part(
  'section',
  [
    column,
    'grid gap-8 pt-24 min-[900px]:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]',
    'min-[900px]:gap-16 min-[900px]:pt-36',
  ].join(' '),
);

export const Findings = part('div', 'grid content-start gap-3 [&_h2]:mb-4');

export const Chart = part('figure', 'min-w-0 [&_.MuiLineElement-root]:stroke-[2.5]');

export const Section = part(
  'section',
  `${column} grid gap-10 pt-24 min-[900px]:pt-36`,
);

export const Grid = part(
  'div',
  [
    'flex min-w-0 flex-col [&_.MuiDataGrid-root]:rounded-none [&_.MuiDataGrid-root]:border-0',
    '[&_.MuiDataGrid-root]:text-[16px] [&_.MuiDataGrid-columnHeader]:text-[18px]',
    '[&_.MuiDataGrid-columnHeader]:border-b-2! [&_.MuiDataGrid-columnHeader]:border-(--t-text)!',
    '[&_.MuiDataGrid-columnHeaderTitle]:font-(family-name:--display)',
    '[&_.MuiDataGrid-columnHeaderTitle]:font-bold [&_.MuiDataGrid-columnSeparator]:hidden',
    '[&_.MuiDataGrid-row:not(.MuiDataGrid-row--firstVisible)_.MuiDataGrid-cell]:border-t-(--t-line)',
  ].join(' '),
);

export const Has = part('span', 'relative text-(--t-accent) [&_svg]:block');

export const HasNot = part('span', 'relative text-(--t-text-quiet)');

export const FeatureList = part(
  'dl',
  [
    'm-0 [&_dd]:m-0 [&_dd]:text-end [&_dd]:font-semibold',
    '[&>div]:flex [&>div]:min-h-13 [&>div]:items-center [&>div]:justify-between [&>div]:gap-4',
    '[&>div]:border-b [&>div]:border-(--t-line)',
  ].join(' '),
);

export const Answers = part(
  'div',
  [
    'min-w-0 [&_.MuiAccordion-root]:border-b [&_.MuiAccordion-root]:border-(--t-line)',
    '[&_.MuiAccordion-root]:bg-transparent [&_.MuiAccordion-root]:before:hidden',
    '[&_.MuiAccordionSummary-root]:min-h-16 [&_.MuiAccordionSummary-root]:p-0',
    '[&_.MuiAccordionSummary-root]:text-start [&_.MuiAccordionSummary-root]:text-[18px]',
    '[&_.MuiAccordionSummary-root]:[font-family:inherit]',
    '[&_.MuiAccordionSummary-root]:leading-[1.6]',
    '[&_.MuiAccordionSummary-root]:font-semibold',
    '[&_.MuiAccordionDetails-root]:max-w-[38em] [&_.MuiAccordionDetails-root]:px-0',
    '[&_.MuiAccordionDetails-root]:pt-0 [&_.MuiAccordionDetails-root]:pb-6',
  ].join(' '),
);

export const Footer = part(
  'footer',
  [
    column,
    'mt-24 grid justify-items-start gap-6 py-10 text-[15px] leading-[1.6]',
    'min-[900px]:mt-36 min-[900px]:flex min-[900px]:items-center min-[900px]:justify-between',
    '[&_p:not(:first-of-type)]:text-(--t-text-quiet) [&>p]:text-(--t-text-quiet)',
  ].join(' '),
);
