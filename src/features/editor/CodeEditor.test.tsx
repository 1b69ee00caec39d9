import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { CodeEditor } from './CodeEditor';
import { createEditor, type Editor } from './createEditor';

// jsdom has no layout, but the editor measures what it shows.
beforeAll(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});

const CODE = 'const a = 1;\nconst b = 2;\n';

function Host(props: Partial<ComponentProps<typeof CodeEditor>>) {
  const [value, setValue] = useState(CODE);
  return (
    <>
      <CodeEditor
        value={value}
        onChange={setValue}
        fileName="App.tsx"
        label="Code of App.tsx"
        diagnostic={undefined}
        {...props}
      />
      <button type="button" onClick={() => setValue('const c = 3;\n')}>
        Reset
      </button>
      <p data-testid="value">{value}</p>
    </>
  );
}

const getFrame = () => screen.getByRole('group', { name: 'Code of App.tsx' });
const getContent = () => screen.getByRole('textbox', { name: 'Code of App.tsx' });
const readLines = () =>
  [...getContent().querySelectorAll('.cm-line')].map(({ textContent }) => textContent);

it('is one tab stop that says how to edit; Enter edits, Escape leaves', () => {
  const onLeave = jest.fn();
  render(<Host onLeave={onLeave} />);
  const frame = getFrame();
  expect(frame).toHaveAccessibleDescription('Press Enter to edit, Escape to leave');
  expect(frame).toHaveAttribute('tabindex', '0');
  expect(getContent()).toHaveAttribute('tabindex', '-1');

  act(() => frame.focus());
  fireEvent.keyDown(frame, { key: 'Enter' });
  expect(getContent()).toHaveFocus();
  expect(frame).toHaveAttribute('tabindex', '-1');
  expect(getContent()).toHaveAttribute('tabindex', '0');
  expect(onLeave).not.toHaveBeenCalled();

  fireEvent.keyDown(getContent(), { key: 'Escape' });
  expect(frame).toHaveFocus();
  expect(frame).toHaveAttribute('tabindex', '0');
  expect(onLeave).toHaveBeenCalledTimes(1);
});

it('goes on from what was typed before it was loaded', () => {
  render(<Host autoFocus initialPosition={5} typed=" of" />);
  expect(readLines()[0]).toBe('const of a = 1;');
  expect(screen.getByTestId('value')).toHaveTextContent('const of a = 1;');
  expect(getContent()).toHaveFocus();
  const { anchorNode, anchorOffset } = window.getSelection()!;
  const before = document.createRange();
  before.setStart(getContent(), 0);
  before.setEnd(anchorNode!, anchorOffset);
  expect(before.toString()).toBe('const of');
});

it('leaves Tab to the browser', () => {
  render(<Host autoFocus />);
  expect(getContent()).toHaveFocus();
  for (const shiftKey of [false, true]) {
    expect(fireEvent.keyDown(getContent(), { key: 'Tab', keyCode: 9, shiftKey })).toBe(true);
  }
  expect(readLines()).toEqual(['const a = 1;', 'const b = 2;', '']);
});

it('reports edits, accepts external changes, and can undo both', () => {
  render(<Host autoFocus initialPosition={12} />);
  fireEvent.keyDown(getContent(), { key: 'Enter', keyCode: 13 });
  expect(readLines()).toEqual(['const a = 1;', '', 'const b = 2;', '']);
  expect(screen.getByTestId('value')).toHaveTextContent('const a = 1; const b = 2;');

  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(readLines()).toEqual(['const c = 3;', '']);
  fireEvent.keyDown(getContent(), { key: 'z', keyCode: 90, ctrlKey: true });
  expect(readLines()).toEqual(['const a = 1;', '', 'const b = 2;', '']);
  fireEvent.keyDown(getContent(), { key: 'z', keyCode: 90, ctrlKey: true });
  expect(readLines()).toEqual(['const a = 1;', 'const b = 2;', '']);
});

it('shows the problem and marks the line if there is one', () => {
  const { rerender } = render(<Host diagnostic={{ message: 'Unexpected token', line: 2 }} />);
  expect(screen.getByRole('status')).toHaveTextContent('Line 2: Unexpected token');
  expect(document.querySelector('.cm-diagnosticLine')).toHaveTextContent('const b = 2;');
  rerender(<Host diagnostic={{ message: 'Stopped' }} />);
  expect(screen.getByText('Stopped')).toBeInTheDocument();
  expect(document.querySelector('.cm-diagnosticLine')).toBeNull();
  rerender(<Host diagnostic={{ message: 'Too far', line: 99 }} />);
  expect(document.querySelectorAll('.cm-diagnosticLine')).toHaveLength(1);
  rerender(<Host />);
  expect(screen.queryByText(/Too far/)).toBeNull();
});

it('colors code with the classes of static code, based on the file type', () => {
  const { rerender } = render(<Host />);
  expect(document.querySelector('.tok-keyword')).toHaveTextContent('const');
  rerender(<Host fileName="App.css" value="b { color: red; }" />);
  expect(document.querySelector('.tok-propertyName')).toHaveTextContent('color');
});

describe('createEditor', () => {
  let editor: Editor;
  const onChange = jest.fn<void, [string]>();
  const type = (key: string, keyCode: number) =>
    fireEvent.keyDown(document.querySelector('.cm-content')!, { key, keyCode });
  const read = () => document.querySelector('.cm-content')!.textContent;

  beforeEach(() => {
    onChange.mockClear();
    document.body.replaceChildren();
    editor = createEditor({
      parent: document.body,
      code: 'abc',
      fileName: 'a.ts',
      label: 'a.ts',
      initialPosition: 3,
      onChange,
      onEscape: () => {},
    });
  });
  afterEach(() => editor.destroy());

  it("doesn't report changes made with setCode", () => {
    editor.setCode('other');
    expect(read()).toBe('other');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('ignores an update that arrives after further typing', () => {
    type('Backspace', 8);
    type('Backspace', 8);
    expect(onChange.mock.calls).toEqual([['ab'], ['a']]);
    editor.setCode('ab');
    expect(read()).toBe('a');
    editor.setCode('a');
    editor.setCode('ab');
    expect(read()).toBe('ab');
  });
});
