import type { PaletteMode } from './colorMode';

export type Direction = 'ltr' | 'rtl';

/** The state that determines how demos are rendered, for everything that uses the theme. */
export interface ThemeState {
  dense: boolean;
  direction: Direction;
  paletteMode: PaletteMode;
}

export const DEFAULT_THEME_STATE: ThemeState = {
  dense: false,
  direction: 'ltr',
  paletteMode: 'light',
};

export type ThemeAction =
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' }
  | { type: 'CHANGE'; payload: Partial<Pick<ThemeState, 'direction' | 'paletteMode'>> };

/** The next state; the same object if nothing changes. Throws for an unknown action type. */
export function themeReducer(state: ThemeState, action: ThemeAction): ThemeState {
  switch (action.type) {
    case 'SET_DENSE':
      return { ...state, dense: action.payload };
    case 'RESET_DENSITY':
      return { ...state, dense: DEFAULT_THEME_STATE.dense };
    case 'CHANGE': {
      const { direction = state.direction, paletteMode = state.paletteMode } = action.payload;
      return direction === state.direction && paletteMode === state.paletteMode
        ? state
        : { ...state, direction, paletteMode };
    }
    default:
      throw new Error(`Unrecognized type ${(action as { type: string }).type}`);
  }
}
