import postcss from 'postcss';

/** `hsl(210deg 100% 45%)` → `hsl(210, 100%, 45%)`, the older syntax that the renderer reads. */
function toOlderForm(color: string): string {
  return color.replace(/^hsl\((\d+)deg ([\d.]+%) ([\d.]+%)\)$/, 'hsl($1, $2, $3)');
}

/** Light mode colors in tokens.css, by name: `--color-text` → `hsl(212, 28%, 14%)`. */
export function readTokens(css: string): ReadonlyMap<string, string> {
  const colors = new Map<string, string>();
  postcss.parse(css).walkDecls(/^--color-/, ({ prop, value }) => {
    const [, light] = /^light-dark\((hsl\([^)]*\)),/.exec(value) ?? [];
    if (light !== undefined) {
      colors.set(prop, toOlderForm(light));
    }
  });
  return colors;
}
