/** @jest-environment jsdom */
import { hasUnsavedWork } from '@site/src/lib/unsavedWork';
import { renderHook } from '@testing-library/react';
import { useUnsavedWork } from './useUnsavedWork';

it('is unsaved while any component says so, until it unmounts', () => {
  const render = (owner: string, isUnsaved: boolean) =>
    renderHook((value: boolean) => useUnsavedWork(owner, value), { initialProps: isUnsaved });
  const demo = render('demo a', true);
  const template = render('template b', false);
  expect(hasUnsavedWork()).toBe(true);
  template.rerender(true);
  demo.rerender(false);
  expect(hasUnsavedWork()).toBe(true);
  template.unmount();
  expect(hasUnsavedWork()).toBe(false);
});
