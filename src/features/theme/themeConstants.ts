/** The theme of demos: the site's colors and shapes, which tokens.css has for the site itself. */
export const SPACING = 8;
export const BORDER_RADIUS = 12;
export const PRIMARY_MAIN = 'hsl(210, 100%, 45%)';
export const PRIMARY_MAIN_DARK = 'hsl(210, 100%, 66%)';
/** Used for text by the libraries, so it must be readable on the dark background. */
export const PRIMARY_DARK_DARK = 'hsl(210, 100%, 58%)';
export const DARK_GROUND = 'hsl(210, 14%, 7%)';
export const DARK_RAISED = 'hsl(210, 14%, 10%)';
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 };
export const BREAKPOINT_STEP = 5;
export const TEXT_FONT = 'var(--font-text)';
export const HEADING_FONT = 'var(--font-heading)';
