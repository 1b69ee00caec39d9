/**
 * Only lets code move the focus while the reader is in this document: a program that focuses a
 * field when it starts would otherwise take the reader out of the editor on every run.
 */
export function keepFocus(): void {
  for (const { prototype } of [HTMLElement, SVGElement]) {
    // oxlint-disable-next-line typescript/unbound-method -- called on what it is asked of
    const { focus } = prototype;
    prototype.focus = function focusWithin(options) {
      if (document.hasFocus()) {
        focus.call(this, options);
      }
    };
  }
}
