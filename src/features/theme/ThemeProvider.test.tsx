import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useColorScheme } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPreferences, setMode } from '../preferences';
import { libraries } from '@site/docs/_libraries';
import type { ReactNode } from 'react';
import { ThemeProvider, useThemeDispatch } from '.';

function Provider({ children }: { children: ReactNode }) {
  return <ThemeProvider libraries={libraries}>{children}</ThemeProvider>;
}

function Probe() {
  const dispatch = useThemeDispatch();
  const { mode, setMode: chooseMode, setColorScheme } = useColorScheme();
  return (
    <>
      <output>{mode}</output>
      <Button onClick={() => dispatch({ type: 'SET_DENSE', payload: true })}>Dense</Button>
      <Button onClick={() => dispatch({ type: 'RESET_DENSITY' })}>Reset</Button>
      <Button onClick={() => chooseMode('light')}>Light</Button>
      <Button onClick={() => setColorScheme('sepia' as 'light')}>Sepia</Button>
      <Button onClick={() => dispatch({ type: 'CHANGE', payload: { direction: 'rtl' } })}>
        Mirror
      </Button>
    </>
  );
}

jest.mock('@docusaurus/theme-common', () => ({}));
jest.mock('@docusaurus/Head', () => ({ __esModule: true, default: () => null }));

beforeEach(() => {
  act(() => setMode(null));
});

it('requires its provider', () => {
  function Lost() {
    useThemeDispatch()({ type: 'RESET_DENSITY' });
    return null;
  }
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Lost />)).toThrow('Forgot to wrap component in ThemeProvider');
});

it('renders small controls while dense', async () => {
  render(<Probe />, { wrapper: Provider });
  const button = screen.getByRole('button', { name: 'Dense' });
  await userEvent.click(button);
  expect(button).toHaveClass('MuiButton-sizeSmall');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(button).not.toHaveClass('MuiButton-sizeSmall');
});

it("doesn't change a demo with its own density", async () => {
  render(
    <ThemeProvider libraries={libraries} hasOwnDensity>
      <Probe />
    </ThemeProvider>,
  );
  const button = screen.getByRole('button', { name: 'Dense' });
  await userEvent.click(button);
  expect(button).not.toHaveClass('MuiButton-sizeSmall');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
});

it("follows the reader's mode, and a demo that sets the mode sets the reader's", async () => {
  render(<Probe />, { wrapper: Provider });
  act(() => setMode('dark'));
  expect(screen.getByRole('status')).toHaveTextContent('dark');
  expect(document.documentElement).toHaveAttribute('data-mui-color-scheme', 'dark');
  await userEvent.click(screen.getByRole('button', { name: 'Light' }));
  expect(getPreferences().color.mode).toBe('light');
  expect(localStorage.getItem('mui-mode')).toBe('light');
});

it('logs an unknown color scheme', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(<Probe />, { wrapper: Provider });
  await userEvent.click(screen.getByRole('button', { name: 'Sepia' }));
  expect(error).toHaveBeenCalledWith(expect.stringContaining('does not exist'));
});

it.each([false, true])('adds no headings to the page, isolated: %s', (isolated) => {
  render(
    <ThemeProvider libraries={libraries} isolated={isolated}>
      <Typography variant="h4">Tue, Aug 19</Typography>
      <Typography variant="subtitle2">Boarding time</Typography>
      <Typography variant="h4" component="h3">
        Asked for
      </Typography>
    </ThemeProvider>,
  );
  expect(screen.getByText('Tue, Aug 19')).toHaveClass('MuiTypography-h4');
  expect(screen.getAllByRole('heading')).toEqual([screen.getByText('Asked for')]);
});

it('mirrors styles with a separate cache', async () => {
  render(<Probe />, { wrapper: Provider });
  await userEvent.click(screen.getByRole('button', { name: 'Mirror' }));
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(screen.getByRole('button', { name: 'Mirror' }).className).toMatch(/\brtl-/);
});

// Emotion and our code must use the same copy of Stylis: another copy's nodes have no siblings to
// lift.
it('mirrors selectors that need a prefix', async () => {
  render(
    <>
      <Probe />
      <Button sx={{ '& ::placeholder': { opacity: 1 }, paddingLeft: '7px' }}>Prefixed</Button>
    </>,
    { wrapper: Provider },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mirror' }));
  const button = screen.getByRole('button', { name: 'Prefixed' });
  expect(button.className).toMatch(/\brtl-/);
});
