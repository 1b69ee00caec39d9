/** Style sheet of the report, in the colors of the site (`src/css/tokens.css`). */
export const REPORT_STYLES = `
:root {
  color-scheme: light dark;
  --text: light-dark(hsl(212deg 28% 14%), hsl(210deg 20% 92%));
  --quiet: light-dark(hsl(212deg 15% 36%), hsl(210deg 12% 68%));
  --line: light-dark(hsl(211deg 22% 88%), hsl(210deg 12% 20%));
  --control: light-dark(hsl(211deg 12% 54%), hsl(210deg 9% 48%));
  --link: light-dark(hsl(210deg 100% 38%), hsl(210deg 100% 72%));
  background: light-dark(hsl(0deg 0% 100%), hsl(210deg 14% 7%));
  color: var(--text);
  font: 1rem/1.65 system-ui, sans-serif;
}
body { margin: 0; }
main { max-inline-size: 60rem; margin-inline: auto; padding: 32px 16px 64px; }
h1 { font-size: 2rem; line-height: 1.2; margin-block: 0 24px; }
h2 { font-size: 1.25rem; margin-block: 40px 8px; }
a { color: var(--link); }
form { display: flex; flex-wrap: wrap; gap: 16px; align-items: end; }
label { display: grid; font-size: 0.875rem; color: var(--quiet); }
select, button {
  min-block-size: 40px; padding-inline: 12px; max-inline-size: 100%; font: inherit; color: var(--text);
  background: transparent; border: 1px solid var(--control); border-radius: 8px;
}
option { color: CanvasText; background: Canvas; }
button { cursor: pointer; }
form > a { padding-block: 6px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.wide { overflow-x: auto; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: 8px 16px 8px 0; border-block-end: 1px solid var(--line); vertical-align: top; }
th { font-weight: inherit; text-align: start; overflow-wrap: anywhere; min-inline-size: 8rem; }
thead th { color: var(--quiet); font-size: 0.875rem; overflow-wrap: normal; }
td, thead th + th { min-inline-size: 0; text-align: end; font-variant-numeric: tabular-nums; }
ol { padding: 0; list-style: none; }
li { padding-block: 16px; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
li > * { margin: 0; }
blockquote { white-space: pre-wrap; }
.quiet { color: var(--quiet); font-size: 0.875rem; }
`;
