import { measurePopup } from './measurePopup';

interface HeightReporterOptions {
  stage: HTMLElement;
  onHeight: (height: number) => void;
}

/** Menus and calendars are children of the body, unlike the program's container. */
function listPopups(stage: HTMLElement): HTMLElement[] {
  return [...document.body.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement &&
      child !== stage &&
      /absolute|fixed/.test(getComputedStyle(child).position),
  );
}

/**
 * Reports the height that the content requests, in whole px, now and whenever it changes. The frame
 * would clip pop-ups, so they may request more while they're open; the content stays in place
 * meanwhile. Returns a function that sets the element with the content.
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
