/** Makes everything beside an element of the body inert. Returns the way back. */
export function inertOthers(element: HTMLElement): () => void {
  const others = [...document.body.children].filter(
    (other): other is HTMLElement =>
      other instanceof HTMLElement && other !== element && !other.hasAttribute('inert'),
  );
  // As an attribute: older engines of tests know no property of this name.
  others.forEach((other) => other.setAttribute('inert', ''));
  return () => others.forEach((other) => other.removeAttribute('inert'));
}
