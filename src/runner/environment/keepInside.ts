function isWithinDocument(link: HTMLAnchorElement): boolean {
  return link.getAttribute('href')?.startsWith('#') ?? true;
}

/**
 * Keeps the document from being left: links to other pages do nothing, because the frame would show
 * them instead of the program. The sandbox blocks forms, including their `submit` event; a click on
 * the button (also triggered by Enter) fires it for them.
 */
export function keepInside(): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    if (!target || event.defaultPrevented) {
      return;
    }
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (link && !isWithinDocument(link)) {
      event.preventDefault();
    }
    const button = target.closest<HTMLButtonElement | HTMLInputElement>('button, input');
    const form = button?.type === 'submit' ? button.form : null;
    if (form && (form.noValidate || form.reportValidity())) {
      event.preventDefault();
      form.dispatchEvent(
        new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }),
      );
    }
  });
}
