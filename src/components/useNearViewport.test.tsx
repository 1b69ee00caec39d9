import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useNearViewport } from './useNearViewport';

type Notify = (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;

let notify: Notify;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: Notify) {
      notify = callback;
    }

    observe() {}

    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

function Place() {
  const ref = useRef<HTMLParagraphElement>(null);
  return <p ref={ref}>{useNearViewport(ref) ? 'near' : 'far'}</p>;
}

test("is false until the browser reports that it's near", () => {
  render(<Place />);
  act(() => notify([{ isIntersecting: false }]));
  expect(screen.getByText('far')).toBeInTheDocument();
  act(() => notify([{ isIntersecting: true }]));
  expect(screen.getByText('near')).toBeInTheDocument();
});

test("stays true if it's scrolled past before the page is rendered", () => {
  render(<Place />);
  act(() => {
    notify([{ isIntersecting: true }]);
    notify([{ isIntersecting: false }]);
  });
  expect(screen.getByText('near')).toBeInTheDocument();
});
