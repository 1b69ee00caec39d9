import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  createTheme,
  type CssVarsTheme,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import { createVariablesOptions } from './createVariablesOptions';

const options = { direction: 'ltr', dense: false } as const;

const createSiteTheme = (
  choice: Parameters<typeof createVariablesOptions>[0],
  overrides: ThemeOptions = {},
) => createTheme({ ...createVariablesOptions(choice), ...overrides });
const tokens = readFileSync(path.join(__dirname, '../../css/tokens.css'), 'utf8');

function readToken(name: string): string {
  return new RegExp(`--${name}: ([^;]+);`).exec(tokens)![1]!.replaceAll(/(\d)deg/g, '$1');
}

/** `hsl(210, 100%, 45%)` in the format of tokens.css. */
function toTokenColor(color: string): string {
  return color.replaceAll(',', '');
}

it('has the constants from the specification', () => {
  const theme = createSiteTheme(options);
  expect(theme.spacing(1)).toBe('var(--mui-spacing, 8px)');
  expect(theme.shape.borderRadius).toBe(12);
  expect(theme.palette.primary.main).toBe('hsl(210, 100%, 45%)');
  expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  expect(theme.breakpoints.down('md')).toBe('@media (max-width:899.95px)');
});

it("matches the site's tokens", () => {
  const { light, dark } = (createSiteTheme(options) as Theme & Required<CssVarsTheme>).colorSchemes;
  expect(readToken('color-primary')).toBe(
    `light-dark(${toTokenColor(light!.palette.primary.main)}, ${toTokenColor(dark!.palette.primary.main)})`,
  );
  expect(readToken('color-ground')).toContain(toTokenColor(dark!.palette.background.default));
  expect(readToken('color-raised')).toContain(toTokenColor(dark!.palette.background.paper));
  expect(readToken('radius-frame')).toBe('12px');
  expect(readToken('space')).toBe('8px');
});

it('is dense and right-to-left if requested', () => {
  const theme = createSiteTheme({ direction: 'rtl', dense: true });
  expect(theme.direction).toBe('rtl');
  expect(theme.components?.MuiButton?.defaultProps).toEqual({ size: 'small' });
  expect(theme.components).toHaveProperty('MuiDataGrid.defaultProps.density', 'compact');
});

describe('errors about colors reach the caller', () => {
  const withPrimary = (primary: object) => () =>
    createSiteTheme(options, { colorSchemes: { light: { palette: { primary } } } });

  it.each([
    ['without main', {}, /main/],
    ["whose main isn't a string", { main: 3 }, /string/],
    ['in an unsupported format', { main: 'lab(50% 40 59.5)' }, /Unsupported/],
    ['in an unsupported color space', { main: 'color(xyz 0.3 0.2 0.5)' }, /color space/],
  ])('a color %s', (_name, primary, message) => {
    expect(withPrimary(primary)).toThrow(message);
  });

  it.each([
    '#0073e6',
    'rgb(0, 115, 230)',
    'hsla(210, 100%, 45%, 1)',
    'color(display-p3 0 0.4 0.9)',
  ])('%s is accepted', (main) => {
    expect(withPrimary({ main })).not.toThrow();
  });
});
