import { styled } from '@mui/material/styles';

/** On wide screens, what members get is next to the form. On narrow ones, the form is first. */
export const Page = styled('main')({
  flex: 1,
  display: 'grid',
  gridTemplate: '"brand" "form" "aside"',
  '@media (min-width: 1000px)': {
    gridTemplate: '"aside form" / 6fr minmax(520px, 6fr)',
  },
});

const ASIDE_EDGE = 'clamp(40px, 6vw, 96px)';

export const BrandRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  gridArea: 'brand',
  padding: '24px 24px 0',
  '@media (min-width: 1000px)': {
    alignSelf: 'start',
    gridArea: 'aside',
    padding: `40px ${ASIDE_EDGE} 0`,
    zIndex: 1,
  },
});

export const Aside = styled('aside')({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 520px)',
  gap: 32,
  gridArea: 'aside',
  padding: '48px 24px 56px',
  background: 'var(--t-tint)',
  '@media (min-width: 1000px)': { padding: `136px ${ASIDE_EDGE} 64px` },
});

export const Panel = styled('div')({
  display: 'flex',
  gridArea: 'form',
  padding: '32px 24px 48px',
  '@media (min-width: 600px)': { padding: '64px 40px' },
});

export const Center = styled('div')({
  width: '100%',
  maxWidth: 440,
  margin: '0 auto',
});

export const Heading = styled('div')({ display: 'grid', gap: 8, marginBottom: 32 });

export const Stack = styled('div')({ display: 'grid', gap: 20 });

/** A box in the paper color, on the tinted background. */
export const Plate = styled('div')({
  padding: 12,
  border: '1px solid var(--t-line)',
  borderRadius: 'var(--t-radius)',
  background: 'var(--t-paper)',
});

export const Meter = styled('div')({
  display: 'flex',
  gap: 4,
  marginBlock: '10px 4px',
});

/** A quarter of the strength meter. The text below the meter says the same. */
export const MeterPart = styled('div', {
  shouldForwardProp: (name) => name !== 'isFull',
})<{ isFull: boolean }>(({ isFull }) => ({
  flex: 1,
  height: 4,
  borderRadius: 2,
  background: isFull ? 'var(--t-accent)' : 'var(--t-line)',
}));

export const Rules = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(176px, 1fr))',
  gap: '4px 16px',
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
});

export const Rule = styled('li')({ display: 'flex', alignItems: 'center', gap: 6 });

/** Hints for trying the page, set apart from its content. */
export const Hint = styled('div')({
  padding: '12px 16px',
  borderRadius: 'var(--t-radius)',
  background: 'var(--t-tint)',
  color: 'var(--t-text-quiet)',
});
