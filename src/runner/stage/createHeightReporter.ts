import { measurePopup } from './measurePopup';

interface HeightReporterOptions {
  stage: HTMLElement;
  onHeight: (height: number) => void;
}

/** Menus and calendars are children of the body; what holds the program is none of them. */
function listPopups(stage: HTMLElement): HTMLElement[] {
  return [...document.body.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement &&
      child !== stage &&
      /absolute|fixed/.test(getComputedStyle(child).position),
  );
}

/**
 * Tells the height in whole px that the content wants, now and whenever it changes. Popups would
 * be cut off by the frame, so that they may ask for more while they are open; the content stays
 * where it is meanwhile. Returns what takes the element that holds the content.
 */
export function createHeightReporter({ stage, onHeight }: HeightReporterOptions) {
  let content: Element | undefined;
  let popupHeight = 0;
  let reported: number | undefined;

  function report() {
    const height = Math.ceil(Math.max(content?.getBoundingClientRect().height ?? 0, popupHeight));
    if (height !== reported) {
      reported = height;
      onHeight(height);
    }
  }

  function updatePopupHeight() {
    const popups = listPopups(stage);
    const isOpen = popups.some((popup) => popup.offsetHeight > 0);
    if (!isOpen) {
      stage.style.minBlockSize = '';
      popupHeight = 0;
    } else {
      stage.style.minBlockSize ||= `${window.innerHeight}px`;
      const bottom = (content?.getBoundingClientRect().bottom ?? 0) + window.scrollY;
      popupHeight = Math.max(popupHeight, ...popups.map((popup) => measurePopup(popup, bottom)));
    }
    report();
  }

  const popupSizes = new ResizeObserver(updatePopupHeight);
  new MutationObserver(() => {
    popupSizes.disconnect();
    listPopups(stage).forEach((popup) => popupSizes.observe(popup));
    updatePopupHeight();
  }).observe(document.body, { childList: true });

  const contentSize = new ResizeObserver(report);
  return (element: Element): void => {
    contentSize.disconnect();
    contentSize.observe(element);
    content = element;
  };
}
