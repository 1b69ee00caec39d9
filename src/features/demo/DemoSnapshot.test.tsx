import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DemoSnapshot } from './DemoSnapshot';
import { useDemoStart } from './useDemoStart';

jest.mock('@site/src/components/useNearViewport', () => ({ useNearViewport: () => true }));

const pressed = jest.fn();

/** A frame like that of `Demo`, around a demo that is a button. */
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

/** The frame as served by a page, with an inline snapshot or the URL of its document. */
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

/** What a page serves if the snapshot is in another document. */
const renderLater = (address: string) =>
  renderServed('<noscript><iframe></iframe></noscript>', `data-later="${address}"`);

// These two come first: interactions in the other tests affect the whole visit.
it('is loaded from its own document once the page is idle', async () => {
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

it("makes way for the demo if that document can't be loaded", async () => {
  global.fetch = () => Promise.resolve({ ok: false, status: 404 } as Response);
  const { unmount } = renderLater('/missing.html');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('button')).toBeInTheDocument();
  unmount();
});

it('stands in for the demo until the reader interacts and the demo has rendered', () => {
  const { container, unmount } = renderServed();
  expect(container).toHaveTextContent('Picture');
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  // This reader's first interaction is with the demo.
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

it('replays a click on it, once', () => {
  const { container, rerender, unmount } = renderServed();
  rerender(<Frame isDrawn={false} />);
  fireEvent.click(container.firstElementChild!);
  rerender(<Frame />);
  act(() => jest.advanceTimersByTime(1000));
  expect(pressed).toHaveBeenCalledTimes(1);
  unmount();
});

it('is removed immediately if the build has added nothing', () => {
  const { container } = render(<Frame />);
  expect(screen.getByRole('button')).toBeInTheDocument();
  expect(container.querySelector('[data-snapshot]')).toBeNull();
});
