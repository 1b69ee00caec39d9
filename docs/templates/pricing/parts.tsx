import { styled, type Theme } from '@mui/material/styles';

const WIDE = '@media (width >= 900px)';
const MEDIUM = '@media (width >= 600px)';
const BAR = 'var(--template-frame-height, 0px)';
/** Arial is about as wide, so nothing moves when the web font loads. */
const DISPLAY = '"Bricolage Grotesque Variable", Arial, sans-serif';

const paletteOf = (theme: Theme) => (theme.vars ?? theme).palette;

/** The page's centered column, with its maximum width and side padding. */
const COLUMN = {
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1280,
  marginInline: 'auto',
  paddingInline: 16,
  [MEDIUM]: { paddingInline: 32 },
  [WIDE]: { paddingInline: 64 },
} as const;

export const Page = styled('main')({
  flex: 1,
  lineHeight: 1.6,
  '& :where(p:not([class*="Mui"]))': { margin: 0 },
  '& h1, & h2': {
    margin: 0,
    fontFamily: DISPLAY,
    fontWeight: 700,
    textWrap: 'balance',
  },
  '& h1': {
    fontSize: 'clamp(48px, 7.4vw, 104px)',
    lineHeight: 0.96,
    letterSpacing: '-0.035em',
  },
  '& h2': {
    fontSize: 'clamp(34px, 4vw, 56px)',
    lineHeight: 1.02,
    letterSpacing: '-0.03em',
  },
  '& [id]': { scrollMarginTop: `calc(${BAR} + 24px)` },
});

/** Only for screen readers. */
const HIDDEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const Hidden = styled('span')(HIDDEN);
export const HiddenTitle = styled('h2')(HIDDEN);

export const Header = styled('header')({
  ...COLUMN,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 80,
});

export const Wordmark = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontFamily: DISPLAY,
  fontSize: 24,
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-0.03em',
  '& svg': { display: 'block', color: paletteOf(theme).primary.main },
}));

export const Nav = styled('nav')({
  display: 'flex',
  alignItems: 'center',
  gap: 32,
  '& > a:not([class])': { color: 'inherit', fontSize: 15, textDecoration: 'none' },
  '& > a:not([class]):hover': {
    textDecoration: 'underline',
    textUnderlineOffset: 4,
  },
});

export const Hero = styled('header')({
  ...COLUMN,
  display: 'grid',
  paddingBlock: '48px 64px',
  '& p': {
    marginTop: 24,
    maxWidth: '34em',
    fontSize: 18,
    lineHeight: 1.55,
    [WIDE]: { marginTop: 40, fontSize: 20 },
  },
  [WIDE]: {
    paddingInline: 64,
    gridTemplateColumns: 'minmax(0, 1fr) 120px',
    gap: 48,
    paddingBlock: '72px 96px',
  },
});

/** A plumb line from the top of the page down to the plans. */
export const Plumb = styled('div')(({ theme }) => ({
  display: 'none',
  color: paletteOf(theme).primary.main,
  [WIDE]: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    marginBlock: '-72px -32px',
    background: 'linear-gradient(currentcolor 0 0) top / 48px 6px no-repeat',
    '&::before': {
      content: '""',
      flex: 1,
      width: 2,
      backgroundColor: 'currentcolor',
    },
    '& svg': { display: 'block', marginTop: -2 },
  },
}));

export const PlansSection = styled('section')({
  ...COLUMN,
  display: 'grid',
  gap: 48,
});

export const Controls = styled('div')({
  display: 'grid',
  gap: 24,
  '& > [role="group"] > button': {
    flex: '1 0 auto',
    minHeight: 48,
    paddingInline: 16,
  },
  [WIDE]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 64,
  },
});

export const SeatControls = styled('div')({
  display: 'grid',
  gap: 8,
  flex: 1,
  maxWidth: 640,
  [MEDIUM]: {
    gridTemplateColumns: '208px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 32,
  },
});

export const Plans = styled('div')({
  display: 'grid',
  gap: 16,
  [WIDE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', alignItems: 'center' },
});

export const Plan = styled('article')(({ theme }) => ({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: 24,
  border: `1px solid ${paletteOf(theme).divider}`,
  borderRadius: 20,
  backgroundColor: paletteOf(theme).background.paper,
  '& h3': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    margin: 0,
    fontFamily: DISPLAY,
    fontSize: 28,
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
  },
  '&[data-featured]': {
    borderColor: 'transparent',
    backgroundColor: paletteOf(theme).primary.main,
    color: paletteOf(theme).primary.contrastText,
  },
  '&[data-featured] button': {
    backgroundColor: paletteOf(theme).background.paper,
    color: paletteOf(theme).text.primary,
  },
  '&[data-featured] button:focus-visible': {
    outlineColor: paletteOf(theme).primary.contrastText,
  },
  [WIDE]: { padding: 32, '&[data-featured]': { paddingBlock: 56 } },
}));

export const Flag = styled('span')({
  padding: '2px 12px',
  border: '1px solid currentcolor',
  borderRadius: 16,
  fontFamily: 'inherit',
  fontSize: 14,
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: 1.6,
});

export const PlanPrice = styled('p')({
  display: 'grid',
  marginTop: 24,
  fontSize: 15,
  '& strong': {
    display: 'flex',
    alignItems: 'center',
    height: 64,
    fontFamily: DISPLAY,
    fontSize: 28,
    fontWeight: 700,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-number]': { fontSize: 64 },
});

export const PlanTerms = styled('p')(({ theme }) => ({
  display: 'grid',
  marginBottom: 16,
  fontSize: 15,
  color: paletteOf(theme).text.secondary,
  '[data-featured] &': { color: 'inherit' },
}));

export const PlanPoints = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: '24px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 12 },
  '& svg': { display: 'block', flex: 'none' },
});

/** Text next to what it describes. */
export const Split = styled('section')({
  ...COLUMN,
  display: 'grid',
  gap: 32,
  paddingTop: 96,
  [WIDE]: {
    paddingInline: 64,
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
    gap: 64,
    paddingTop: 144,
  },
});

export const Findings = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  '& h2': { marginBottom: 16 },
});

export const Chart = styled('figure')({
  minWidth: 0,
  margin: 0,
  '& .MuiLineElement-root': { strokeWidth: 2.5 },
});

export const Section = styled('section')({
  ...COLUMN,
  display: 'grid',
  gap: 40,
  paddingTop: 96,
  [WIDE]: { paddingInline: 64, paddingTop: 144 },
});

export const Grid = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '& .MuiDataGrid-root': { border: 0, borderRadius: 0, fontSize: 16 },
  '& .MuiDataGrid-columnHeader': {
    borderBottom: `2px solid ${paletteOf(theme).text.primary} !important`,
    fontSize: 18,
  },
  '& .MuiDataGrid-columnHeaderTitle': { fontFamily: DISPLAY, fontWeight: 700 },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-row:not(.MuiDataGrid-row--firstVisible) .MuiDataGrid-cell': {
    borderTopColor: paletteOf(theme).divider,
  },
}));

export const Has = styled('span')(({ theme }) => ({
  position: 'relative',
  color: paletteOf(theme).primary.main,
  '& svg': { display: 'block' },
}));

export const HasNot = styled('span')(({ theme }) => ({
  position: 'relative',
  color: paletteOf(theme).text.secondary,
}));

export const FeatureList = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 52,
    borderBottom: `1px solid ${paletteOf(theme).divider}`,
  },
  '& dd': { margin: 0, fontWeight: 600, textAlign: 'end' },
}));

export const Answers = styled('div')(({ theme }) => ({
  minWidth: 0,
  '& .MuiAccordion-root': {
    borderBottom: `1px solid ${paletteOf(theme).divider}`,
    background: 'none',
  },
  '& .MuiAccordion-root::before': { display: 'none' },
  '& h3': { margin: 0 },
  '& .MuiAccordionSummary-root': {
    minHeight: 64,
    padding: 0,
    font: 'inherit',
    fontSize: 18,
    fontWeight: 600,
    textAlign: 'start',
  },
  '& .MuiAccordionDetails-root': { maxWidth: '38em', padding: '0 0 24px' },
}));

export const Footer = styled('footer')(({ theme }) => ({
  ...COLUMN,
  display: 'grid',
  justifyItems: 'start',
  gap: 24,
  marginTop: 96,
  paddingBlock: 40,
  fontSize: 15,
  '& p:not(:first-of-type), & > p': { color: paletteOf(theme).text.secondary },
  [WIDE]: {
    paddingInline: 64,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginTop: 144,
  },
}));
