/** @jest-environment jsdom */
import { submitForm } from './submitForm';

it('posts every field to a new tab without an opener and cleans up', () => {
  const sent: HTMLFormElement[] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    expect(this.isConnected).toBe(true);
    sent.push(this);
  });
  const fields = { title: 'Rows', code: 'first line\nsecond "line"\n' };
  submitForm({ action: 'https://editor.example/run?file=a', fields });
  expect(sent).toHaveLength(1);
  const [form] = sent;
  expect(form?.method).toBe('post');
  expect(form?.action).toBe('https://editor.example/run?file=a');
  expect(form?.target).toBe('_blank');
  expect(form?.getAttribute('rel')).toBe('noopener');
  expect(form && Object.fromEntries(new FormData(form))).toEqual(fields);
  expect(document.querySelector('form')).toBeNull();
});
