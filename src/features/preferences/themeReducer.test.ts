import { DEFAULT_THEME_STATE, themeReducer, type ThemeAction } from './themeReducer';

it('sets and resets density', () => {
  const dense = themeReducer(DEFAULT_THEME_STATE, { type: 'SET_DENSE', payload: true });
  expect(dense.dense).toBe(true);
  expect(themeReducer(dense, { type: 'RESET_DENSITY' })).toEqual(DEFAULT_THEME_STATE);
});

it('changes mode and direction, and keeps the state if they are the same', () => {
  const change = (payload: Extract<ThemeAction, { type: 'CHANGE' }>['payload']) =>
    themeReducer(DEFAULT_THEME_STATE, { type: 'CHANGE', payload });
  expect(change({ paletteMode: 'dark' })).toEqual({ ...DEFAULT_THEME_STATE, paletteMode: 'dark' });
  expect(change({ direction: 'rtl' })).toEqual({ ...DEFAULT_THEME_STATE, direction: 'rtl' });
  expect(change({ direction: 'ltr', paletteMode: 'light' })).toBe(DEFAULT_THEME_STATE);
  expect(change({})).toBe(DEFAULT_THEME_STATE);
});

it('throws for an unknown action', () => {
  const action = { type: 'PAINT' } as unknown as ThemeAction;
  expect(() => themeReducer(DEFAULT_THEME_STATE, action)).toThrow('Unrecognized type PAINT');
});
