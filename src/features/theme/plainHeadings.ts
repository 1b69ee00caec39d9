/**
 * Keeps the texts of a demo out of the outline of the page: what Material UI sets in the style of a
 * heading, such as the date in the toolbar of a picker, looks the same and is a paragraph.
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
