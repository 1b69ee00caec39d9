/** A color for each color scheme. It must be readable as text on that scheme's background. */
export interface Accent {
  light: string;
  dark: string;
}

export function createColorSchemes(accent: Accent) {
  return {
    light: {
      palette: {
        primary: { main: accent.light, contrastText: '#fff' },
        error: { main: 'hsl(358, 68%, 42%)' },
        success: { main: 'hsl(155, 70%, 25%)' },
        warning: { main: 'hsl(32, 95%, 30%)' },
        background: { default: 'hsl(40, 24%, 98%)', paper: '#fff' },
        text: { primary: 'hsl(225, 28%, 13%)', secondary: 'hsl(225, 11%, 37%)' },
        divider: 'hsl(225, 14%, 87%)',
      },
    },
    dark: {
      palette: {
        primary: { main: accent.dark, contrastText: 'hsl(225, 25%, 9%)' },
        error: { main: 'hsl(2, 90%, 76%)' },
        success: { main: 'hsl(152, 50%, 64%)' },
        warning: { main: 'hsl(38, 90%, 68%)' },
        background: { default: 'hsl(225, 16%, 8%)', paper: 'hsl(225, 14%, 11%)' },
        text: { primary: 'hsl(225, 18%, 93%)', secondary: 'hsl(225, 9%, 69%)' },
        divider: 'hsl(225, 10%, 23%)',
      },
    },
  };
}
