import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DemoSnapshot } from './DemoSnapshot';
import { useDemoStart } from './useDemoStart';

jest.mock('@site/src/components/useNearViewport', () => ({ useNearViewport: () => true }));

const pressed = jest.fn();

/** A frame as `Demo` makes it, around a demo that is a button. */
function Frame({ isDrawn = true }: { isDrawn?: boolean }) {
  const [hasSnapshot, setHasSnapshot] = useState(true);
  const { isStarted } = useDemoStart({
    section: { current: null },
    isNamed: false,
    hasSnapshot,
  });
  const isShown = isStarted && isDrawn;
  return (
    <div>
      {hasSnapshot && (
        <DemoSnapshot id="a/B" isShown={isShown} onGone={() => setHasSnapshot(false)} />
      )}
      {isShown && <button onClick={pressed}>It runs</button>}
    </div>
  );
}

/** The frame as a page serves it, with a snapshot in its place, or with a document that has it. */
function renderServed(content = '<p>Picture</p>', attributes = '') {
  const container = document.createElement('div');
  container.innerHTML = `<div><div class="snapshot" data-snapshot="a/B" ${attributes} inert="" aria-hidden="true">${content}</div></div>`;
  document.body.append(container);
  return render(<Frame />, { container, hydrate: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  document.elementFromPoint = () => screen.queryByRole('button');
});
afterEach(() => {
  jest.useRealTimers();
  pressed.mockClear();
});

/** What a page serves when the snapshot is in another document. */
const renderLater = (address: string) =>
  renderServed('<noscript><iframe></iframe></noscript>', `data-later="${address}"`);

// These two come first: what a reader does in the other tests lasts for the whole visit.
it('comes from a document of its own once the page is idle', async () => {
  const html = '<body><p>Later picture</p></body>';
  const request = jest.fn(() =>
    Promise.resolve({ ok: true, text: () => Promise.resolve(html) } as Response),
  );
  global.fetch = request;
  const { container, unmount } = renderLater('/later.html');
  expect(request).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(container).toHaveTextContent('Later picture');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
});

it('leaves its place to the demo where that document does not come', async () => {
  global.fetch = () => Promise.resolve({ ok: false, status: 404 } as Response);
  const { unmount } = renderLater('/missing.html');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('button')).toBeInTheDocument();
  unmount();
});

it('stands for the demo until the reader does something and the demo has drawn itself', () => {
  const { container, unmount } = renderServed();
  expect(container).toHaveTextContent('Picture');
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  // Reaching for the demo is the first thing that this reader does.
  const stage = container.firstElementChild!;
  act(() => {
    fireEvent.pointerDown(stage);
  });
  expect(screen.getByRole('button')).toBeInTheDocument();
  expect(container).toHaveTextContent('Picture');
  act(() => jest.advanceTimersByTime(1000));
  expect(container).not.toHaveTextContent('Picture');
  expect(pressed).not.toHaveBeenCalled();
  unmount();
});

it('makes up for a press on it, once', () => {
  const { container, rerender, unmount } = renderServed();
  rerender(<Frame isDrawn={false} />);
  fireEvent.click(container.firstElementChild!);
  rerender(<Frame />);
  act(() => jest.advanceTimersByTime(1000));
  expect(pressed).toHaveBeenCalledTimes(1);
  unmount();
});

it('is gone at once where the build has put nothing', () => {
  const { container } = render(<Frame />);
  expect(screen.getByRole('button')).toBeInTheDocument();
  expect(container.querySelector('[data-snapshot]')).toBeNull();
});
