import { styled } from '@mui/material/styles';

/** The form comes first. On wide screens, the product's highlights are next to it. */
export const Page = styled('main')({
  flex: 1,
  display: 'grid',
  '@media (min-width: 1000px)': { gridTemplateColumns: 'minmax(480px, 5fr) 7fr' },
});

export const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  padding: 24,
  '@media (min-width: 600px)': { padding: 40 },
});

export const BrandRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
});

/** A narrow column, centered in the remaining space. */
export const Center = styled('div')({
  width: '100%',
  maxWidth: 400,
  margin: 'auto',
  paddingBlock: 40,
});

export const Heading = styled('div')({ display: 'grid', gap: 8, marginBottom: 32 });

export const Stack = styled('div')({ display: 'grid', gap: 20 });

export const Options = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
});

export const Providers = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
});

/** Hints for trying the page, set apart from its content. */
export const Hint = styled('div')({
  padding: '12px 16px',
  borderRadius: 'var(--t-radius)',
  background: 'var(--t-tint)',
  color: 'var(--t-text-quiet)',
});

export const Aside = styled('aside')({
  display: 'grid',
  alignContent: 'center',
  justifyContent: 'center',
  gridTemplateColumns: 'minmax(0, 680px)',
  gap: 24,
  padding: '48px 24px 64px',
  background: 'var(--t-tint)',
  '@media (min-width: 1000px)': { padding: '64px clamp(48px, 7vw, 112px)' },
});

export const Figure = styled('figure')({
  minWidth: 0,
  margin: 0,
  padding: '20px 20px 8px',
  border: '1px solid var(--t-line)',
  borderRadius: 'var(--t-radius)',
  background: 'var(--t-paper)',
});

export const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '16px 24px',
  margin: 0,
});

export const Fact = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  '& dd': { margin: 0 },
});
