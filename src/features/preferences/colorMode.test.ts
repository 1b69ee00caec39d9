import { chooseSchemes, getActiveScheme, readColorMode, type ColorModeState } from './colorMode';

const stored = (entries: Record<string, string>) => (key: string) => entries[key] ?? null;

it('defaults to the system and ignores unknown stored values', () => {
  const state = readColorMode(
    stored({ 'mui-mode': 'sepia', 'mui-color-scheme-dark': 'x' }),
    'dark',
  );
  expect(state).toEqual({
    mode: 'system',
    systemMode: 'dark',
    schemes: { light: 'light', dark: 'dark' },
  });
  expect(getActiveScheme(state)).toBe('dark');
});

it('a chosen mode takes precedence over the system', () => {
  expect(getActiveScheme(readColorMode(stored({ 'mui-mode': 'light' }), 'dark'))).toBe('light');
});

describe('chooseSchemes', () => {
  const state: ColorModeState = {
    mode: 'light',
    systemMode: 'dark',
    schemes: { light: 'light', dark: 'light' },
  };

  it('sets the scheme of the active mode', () => {
    expect(chooseSchemes(state, 'dark')).toEqual({ light: 'dark', dark: 'light' });
  });

  it('sets both, and null means the default', () => {
    expect(chooseSchemes(state, { light: 'dark', dark: null })).toEqual({
      light: 'dark',
      dark: 'dark',
    });
    expect(chooseSchemes(state, null)).toEqual({ light: 'light', dark: 'dark' });
  });

  it('returns the same object if nothing changes, so that nobody is notified', () => {
    expect(chooseSchemes(state, { light: 'light' })).toBe(state.schemes);
  });

  it("reports a scheme that doesn't exist and changes nothing", () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(chooseSchemes(state, 'sepia')).toBe(state.schemes);
    expect(chooseSchemes(state, { light: 'dark', dark: 'sepia' })).toBe(state.schemes);
    expect(error).toHaveBeenCalledTimes(2);
    expect(error).toHaveBeenCalledWith(expect.stringMatching(/"sepia" does not exist/));
  });
});
