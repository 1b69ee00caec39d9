/**
 * Keeps a demo's text out of the page's outline: text that Material UI renders with a heading
 * style, such as the date in a picker's toolbar, looks the same but is a paragraph.
 */
export const plainHeadings = {
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        h1: 'p',
        h2: 'p',
        h3: 'p',
        h4: 'p',
        h5: 'p',
        h6: 'p',
        subtitle1: 'p',
        subtitle2: 'p',
      },
    },
  },
} as const;
