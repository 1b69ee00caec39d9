import { styled, type Theme } from '@mui/material/styles';

const WIDE = '@media (min-width: 900px)';
const MEDIUM = '@media (min-width: 600px)';
const BAR = 'var(--template-frame-height, 0px)';

const paletteOf = (theme: Theme) => (theme.vars ?? theme).palette;

const mix = (color: string, share: number) =>
  `color-mix(in srgb, ${color} ${share}%, transparent)`;

/** Two columns, or one column below the order bar. */
export const Page = styled('main')({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& h1': {
    fontSize: 32,
    fontWeight: 600,
    lineHeight: 1.15,
    letterSpacing: '-0.025em',
    scrollMarginTop: 280,
  },
  '& h1:focus-visible': { outline: 'none' },
  '& h2': {
    fontSize: 18,
    fontWeight: 600,
    lineHeight: 1.4,
    letterSpacing: '-0.01em',
  },
  '& h3': { fontSize: 15, fontWeight: 600, lineHeight: 1.5, letterSpacing: 0 },
  [WIDE]: {
    alignContent: 'stretch',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    '& h1': { fontSize: 40 },
  },
});

export const Main = styled('div')({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: 32,
  width: '100%',
  padding: '24px 16px 64px',
  [MEDIUM]: { paddingInline: 32 },
  [WIDE]: { gap: 40, maxWidth: 720, padding: '40px 64px 96px', justifySelf: 'end' },
});

/** Only for screen readers. */
export const Hidden = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const Brand = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& svg': { display: 'block', color: paletteOf(theme).primary.main },
  '& p:first-of-type': { marginInlineEnd: 8, fontSize: 22, fontWeight: 600 },
}));

export const Aside = styled('section')(({ theme }) => ({
  boxSizing: 'border-box',
  padding: '48px 64px 96px',
  borderInlineStart: `1px solid ${paletteOf(theme).divider}`,
  backgroundColor: mix(paletteOf(theme).primary.main, 6),
}));

export const AsideInner = styled('div')({
  position: 'sticky',
  top: `calc(${BAR} + 48px)`,
  display: 'grid',
  gap: 24,
  maxWidth: 416,
});

export const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  top: BAR,
  zIndex: 2,
  maxHeight: `calc(100dvh - ${BAR})`,
  overflowY: 'auto',
  borderBottom: `1px solid ${paletteOf(theme).divider}`,
  background: `linear-gradient(${mix(paletteOf(theme).primary.main, 6)} 0 0) ${paletteOf(theme).background.default}`,
}));

export const BarButton = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: 56,
  padding: '0 16px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: 15,
  cursor: 'pointer',
  '& strong': { marginInlineStart: 'auto', fontSize: 17, fontWeight: 600 },
  '&[aria-expanded="true"] svg': { rotate: '180deg' },
  '&:focus-visible': {
    outline: `2px solid ${paletteOf(theme).primary.main}`,
    outlineOffset: -4,
  },
  [MEDIUM]: { paddingInline: 32 },
}));

export const Chevron = styled('svg')({ display: 'block' });

export const BarPanel = styled('div')({
  padding: '8px 16px 24px',
  [MEDIUM]: { paddingInline: 32 },
});

export const Steps = styled('div')({
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& li:first-of-type': { paddingInlineStart: 0 },
  '& li:last-of-type': { paddingInlineEnd: 0 },
});

/** The line between two steps. */
export const StepGap = styled('li')({ flex: '1 1 auto' });

export const Progress = styled('div')({ display: 'grid', gap: 8 });

export const ProgressBars = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 4,
});

export const ProgressBar = styled('span')(({ theme }) => ({
  height: 4,
  borderRadius: 2,
  backgroundColor: paletteOf(theme).divider,
  '&[data-reached]': { backgroundColor: paletteOf(theme).primary.main },
}));

export const Form = styled('form')({ display: 'grid', gap: 32 });

export const Done = styled('div')({ display: 'grid', gap: 40 });

export const Heading = styled('div')({ display: 'grid', gap: 8 });

export const Group = styled('section')({ display: 'grid', gap: 16 });

/** Six columns. Each field spans some of them. */
export const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '20px 16px',
});

export const Field = styled('div')({
  gridColumn: 'span 6',
  '&[data-size="third"]': { gridColumn: 'span 2' },
  '&[data-size="rest"]': { gridColumn: 'span 4' },
  '&[data-size="half"]': { gridColumn: 'span 3' },
  '&[data-size="date"]': { maxWidth: 320 },
});

export const Actions = styled('div')({
  display: 'grid',
  gap: 12,
  [MEDIUM]: {
    display: 'flex',
    flexDirection: 'row-reverse',
    justifyContent: 'space-between',
    '& > :nth-of-type(2)': { paddingInline: 0 },
  },
});

export const Tiles = styled('div')({
  display: 'grid',
  gap: 12,
  [MEDIUM]: { gridTemplateColumns: '1fr 1fr' },
});

export const Tile = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'start',
  gap: 4,
  paddingBlock: '12px 16px',
  paddingInline: '8px 16px',
  border: `1px solid ${paletteOf(theme).divider}`,
  borderRadius: theme.shape.borderRadius,
  cursor: 'pointer',
  '&[data-chosen]': {
    borderColor: paletteOf(theme).primary.main,
    backgroundColor: mix(paletteOf(theme).primary.main, 6),
    boxShadow: `inset 0 0 0 1px ${paletteOf(theme).primary.main}`,
  },
  '&:has(:focus-visible)': {
    outline: `2px solid ${paletteOf(theme).primary.main}`,
    outlineOffset: 2,
  },
}));

export const TileText = styled('span')({ display: 'grid', gap: 2, paddingTop: 9 });

export const Note = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: 16,
  border: `1px dashed ${paletteOf(theme).divider}`,
  borderRadius: theme.shape.borderRadius,
}));

export const TestCards = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  margin: 0,
  fontSize: 14,
  lineHeight: 1.5,
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 16 },
  '& dt': { fontVariantNumeric: 'tabular-nums' },
  '& dd': { margin: 0, color: paletteOf(theme).text.secondary },
}));

/** The action below an alert's text. */
export const AlertAction = styled('div')({ marginTop: 12 });

export const Facts = styled('dl')(({ theme }) => ({
  margin: 0,
  borderTop: `1px solid ${paletteOf(theme).divider}`,
}));

export const Fact = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 16,
  padding: '16px 0',
  borderBottom: `1px solid ${paletteOf(theme).divider}`,
  lineHeight: 1.6,
  '& dt': { gridColumn: 1, fontSize: 14, color: paletteOf(theme).text.secondary },
  '& dd': { gridColumn: 1, margin: 0, overflowWrap: 'anywhere' },
  '& dd > span': { display: 'block' },
  '& dd > span + span': { color: paletteOf(theme).text.secondary },
  '& dd:nth-of-type(2)': { gridColumn: 2, gridRow: '1 / span 2' },
  '& button': { minWidth: 44, minHeight: 44, paddingInline: 0 },
  [MEDIUM]: {
    gridTemplateColumns: '144px minmax(0, 1fr) auto',
    '& dt': { fontSize: 16 },
    '& dd': { gridColumn: 2 },
    '& dd:nth-of-type(2)': { gridColumn: 3, gridRow: 1, marginBlock: -9 },
  },
}));

export const Summary = styled('div')({ display: 'grid', gap: 24 });

export const Goods = styled('ul')({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const GoodsItem = styled('li')({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  gap: 16,
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const Thumb = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  height: 72,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${paletteOf(theme).divider}`,
  backgroundColor: paletteOf(theme).background.paper,
  color: paletteOf(theme).text.primary,
  '& svg': { display: 'block' },
  '& [data-surface]': {
    fill: `color-mix(in srgb, ${paletteOf(theme).primary.main} 35%, ${paletteOf(theme).background.paper})`,
  },
}));

export const GoodsText = styled('div')({ minWidth: 0 });

export const Applied = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 8,
  fontSize: 15,
});

export const Totals = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  paddingTop: 24,
  borderTop: `1px solid ${paletteOf(theme).divider}`,
  fontSize: 15,
  fontVariantNumeric: 'tabular-nums',
}));

export const Total = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  '& dd': { margin: 0 },
  '&[data-strong]': { paddingTop: 8, fontSize: 20, fontWeight: 600 },
  '&[data-quiet]': { fontSize: 14, color: paletteOf(theme).text.secondary },
}));

export const Receipt = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  padding: 24,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: mix(paletteOf(theme).primary.main, 6),
  '& p:nth-of-type(2)': {
    fontSize: 32,
    fontWeight: 600,
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** The next steps, as dots on a line. */
export const Next = styled('ol')(({ theme }) => ({
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': {
    position: 'relative',
    paddingInlineStart: 28,
    paddingBottom: 24,
    borderInlineStart: `2px solid ${paletteOf(theme).divider}`,
    marginInlineStart: 5,
  },
  '& li:last-child': { paddingBottom: 0, borderColor: 'transparent' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    top: 5,
    insetInlineStart: -7,
    boxSizing: 'border-box',
    width: 12,
    height: 12,
    borderRadius: 6,
    border: `2px solid ${paletteOf(theme).primary.main}`,
    backgroundColor: paletteOf(theme).background.default,
  },
  '& li:first-of-type::before': { backgroundColor: paletteOf(theme).primary.main },
}));
