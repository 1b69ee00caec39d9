import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ArgType } from '@site/src/lib/contracts/demoControls';
import type { DemoManifest } from '@site/src/lib/contracts/demos';
import { useReducer } from 'react';
import { addSink } from '../../analytics';
import { demoReducer } from '../demoState';
import { DemoControls } from './DemoControls';

jest.mock('@docusaurus/Link', () => ({ __esModule: true, default: () => null }));
jest.mock('@docusaurus/Head', () => ({ __esModule: true, default: () => null }));

const demo = { name: 'PieTuner', id: 'charts/PieTuner' } as DemoManifest;

const argTypes: ArgType[] = [
  {
    name: 'hole',
    description: 'Radius of the hole.',
    initial: 40,
    defaultValue: 0,
    control: { type: 'range', min: 0, max: 120, step: 10 },
  },
  {
    name: 'order',
    description: 'Order of the slices.',
    initial: 'none',
    control: { type: 'select', options: ['none', 'asc', 'desc'] },
  },
  {
    name: 'curve',
    initial: 'linear',
    control: { type: 'select', options: ['linear', 'step', 'natural', 'bumpX'] },
  },
  { name: 'mark', control: { type: 'select', options: ['dot'] } },
  { name: 'still', initial: false, control: { type: 'boolean' } },
  { name: 'heading', initial: 'Pie', control: { type: 'text' } },
];

/** The controls with the state that `Demo` keeps for them. */
function Tuner({ isEdited = false }) {
  const [state, dispatch] = useReducer(demoReducer, {
    isCodeOpen: false,
    isCodeToggled: false,
    runs: 0,
    edits: {},
  });
  return (
    <>
      <DemoControls
        demo={demo}
        title="Pie"
        argTypes={argTypes}
        args={state.args}
        isEdited={isEdited}
        dispatch={dispatch}
      />
      <button type="button" onClick={() => dispatch({ type: 'RESET' })}>
        Reset the demo
      </button>
      <output>{JSON.stringify(state.args)}</output>
    </>
  );
}

const readArgs = () => JSON.parse(screen.getAllByRole('status').at(-1)!.textContent) as object;

beforeEach(() => window.history.replaceState(null, '', '/page/?q=1#part'));

it('has a control for each arg, with its description', () => {
  render(<Tuner />);
  expect(screen.getByRole('group', { name: 'Controls of the demo: Pie' })).toBeInTheDocument();
  const slider = screen.getByRole('slider', { name: 'hole' });
  expect(slider).toHaveValue('40');
  expect(slider).toHaveAccessibleDescription('Radius of the hole.');
  expect(screen.getByRole('group', { name: 'order' })).toHaveAccessibleDescription(
    'Order of the slices.',
  );
  expect(screen.getByRole('radio', { name: 'none' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'curve' })).toHaveValue('linear');
  expect(screen.getByRole('radio', { name: 'not set' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'still' })).not.toBeChecked();
  expect(screen.getByRole('textbox', { name: 'heading' })).toHaveValue('Pie');
  expect(screen.queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
});

it('changes args, keeps them in the URL, and resets them', async () => {
  const events: unknown[] = [];
  const removeSink = addSink((event) => events.push(event));
  render(<Tuner />);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '60' } });
  await userEvent.click(screen.getByRole('radio', { name: 'desc' }));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'step');
  await userEvent.click(screen.getByRole('radio', { name: 'dot' }));
  await userEvent.click(screen.getByRole('checkbox'));
  expect(readArgs()).toEqual({
    hole: 60,
    order: 'desc',
    curve: 'step',
    mark: 'dot',
    still: true,
    heading: 'Pie',
  });
  await waitFor(() =>
    expect(window.location.search).toBe(
      '?q=1&pie-tuner=hole:60,order:desc,curve:step,mark:dot,still:true',
    ),
  );
  expect(window.location.hash).toBe('#part');
  expect(events).toEqual([{ name: 'demo', action: 'control', label: 'charts/PieTuner' }]);
  removeSink();

  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(readArgs()).toEqual({
    hole: 40,
    order: 'none',
    curve: 'linear',
    still: false,
    heading: 'Pie',
  });
  // The button is gone, but the focus isn't lost.
  await userEvent.tab();
  expect(screen.getByRole('slider')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
  await waitFor(() => expect(window.location.search).toBe('?q=1'));
});

it('starts with the args in the URL, and with the initial ones after the demo is reset', async () => {
  window.history.replaceState(null, '', '/page/?pie-tuner=hole:80,order:up');
  render(<Tuner />);
  expect(screen.getByRole('slider')).toHaveValue('80');
  expect(screen.getByRole('radio', { name: 'none' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Reset the demo' }));
  expect(screen.getByRole('slider')).toHaveValue('40');
  await waitFor(() => expect(window.location.search).toBe(''));
});

it("is disabled while the reader's code runs, and says how to continue", () => {
  render(<Tuner isEdited />);
  expect(screen.getByRole('slider')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Discard my code' })).toBeEnabled();
});
