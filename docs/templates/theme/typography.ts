const TEXT = '"IBM Plex Sans Variable", system-ui, sans-serif';
const HEADING = {
  fontFamily: '"Hanken Grotesk Variable", system-ui, sans-serif',
  fontWeight: 600,
  textWrap: 'balance',
};

export const typography = {
  fontFamily: TEXT,
  // h1 and h2 are for display text. Pages use smaller variants, or set their own sizes.
  h1: { ...HEADING, fontSize: '4.5rem', letterSpacing: '-0.03em', lineHeight: 1.05 },
  h2: { ...HEADING, fontSize: '3.5rem', letterSpacing: '-0.03em', lineHeight: 1.1 },
  h3: {
    ...HEADING,
    fontSize: '2.5rem',
    letterSpacing: '-0.025em',
    lineHeight: 1.15,
    '@media (max-width: 599.95px)': { fontSize: '2rem' },
  },
  h4: {
    ...HEADING,
    fontSize: '1.75rem',
    letterSpacing: '-0.02em',
    lineHeight: 1.25,
  },
  h5: {
    ...HEADING,
    fontSize: '1.25rem',
    letterSpacing: '-0.01em',
    lineHeight: 1.35,
  },
  h6: { ...HEADING, fontSize: '1rem', lineHeight: 1.5 },
  body1: { lineHeight: 1.6 },
  body2: { lineHeight: 1.55 },
  button: { fontWeight: 600, textTransform: 'none', fontSize: '0.9375rem' },
  caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
} as const;
