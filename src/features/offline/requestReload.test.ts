/** @jest-environment jsdom */
import type * as UnsavedWork from '@site/src/lib/unsavedWork';
import type * as RequestReload from './requestReload';

const reload = jest.fn<void, []>();
let hasFocus: jest.SpyInstance<boolean, []>;

/** The modules as they are on a freshly loaded page. */
function loadPage(): typeof RequestReload & typeof UnsavedWork {
  let page!: typeof RequestReload & typeof UnsavedWork;
  jest.isolateModules(() => {
    page = {
      ...jest.requireActual<typeof RequestReload>('./requestReload'),
      ...jest.requireActual<typeof UnsavedWork>('@site/src/lib/unsavedWork'),
    };
  });
  return page;
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  reload.mockClear();
  hasFocus = jest.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => {
  hasFocus.mockRestore();
  jest.useRealTimers();
});

it('reloads a focused page immediately, and once per build', () => {
  loadPage().requestReload('b2', reload);
  expect(reload).toHaveBeenCalledTimes(1);
  loadPage().requestReload('b2', reload);
  jest.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
  loadPage().requestReload('b3', reload);
  expect(reload).toHaveBeenCalledTimes(2);
  // Two servers with different builds would send it back and forth.
  loadPage().requestReload('b2', reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('waits for focus', () => {
  hasFocus.mockReturnValue(false);
  loadPage().requestReload('b2', reload);
  jest.advanceTimersByTime(10_000);
  expect(reload).not.toHaveBeenCalled();
  hasFocus.mockReturnValue(true);
  jest.advanceTimersByTime(300);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("reloads once, no matter how often it's requested", () => {
  hasFocus.mockReturnValue(false);
  const page = loadPage();
  ['b2', 'b2', 'b3'].forEach((build) => page.requestReload(build, reload));
  hasFocus.mockReturnValue(true);
  jest.advanceTimersByTime(1000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('waits while there is unsaved work', () => {
  const page = loadPage();
  page.markUnsaved('feedback', true);
  page.markUnsaved('demo', true);
  page.requestReload('b2', reload);
  page.markUnsaved('feedback', false);
  jest.advanceTimersByTime(10_000);
  expect(reload).not.toHaveBeenCalled();
  page.markUnsaved('demo', false);
  jest.advanceTimersByTime(300);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("doesn't reload if the tab can't store anything", () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  loadPage().requestReload('b2', reload);
  jest.advanceTimersByTime(1000);
  expect(reload).not.toHaveBeenCalled();
  setItem.mockRestore();
});
