import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CodeEditorProps } from '../editor';
import { EditableCode } from './EditableCode';

let arrive: (() => void) | undefined;
jest.mock('../editor', () => ({
  loadCodeEditor: () =>
    new Promise((resolve) => {
      const Editor = ({ typed }: CodeEditorProps) => <textarea defaultValue={typed} />;
      arrive = () => resolve({ default: Editor });
    }),
}));

const show = () =>
  render(
    <EditableCode
      fileName="App.tsx"
      label="Code of App.tsx"
      code="const a = 1;"
      html="const a = 1;"
      diagnostic={undefined}
      onChange={() => {}}
    />,
  );

const finish = () => act(() => Promise.resolve(arrive?.()));

it('hands over what is typed after a click while the editor loads', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('group', { name: 'Code of App.tsx' }));
  await user.keyboard('ab x{Backspace}{Enter}c{Control>}k{Enter}{/Control}{Alt>}d{/Alt}');
  await finish();
  expect(screen.getByRole('textbox')).toHaveValue('ab \nc');
});

it('leaves keys to the page while the code only has the focus', async () => {
  const user = userEvent.setup();
  show();
  await user.tab();
  await user.keyboard('ab');
  await finish();
  expect(screen.getByRole('textbox')).toHaveValue('');
});
