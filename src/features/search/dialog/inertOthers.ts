/** Makes all siblings of an element of the body inert. Returns a function that undoes it. */
export function inertOthers(element: HTMLElement): () => void {
  const others = [...document.body.children].filter(
    (other): other is HTMLElement =>
      other instanceof HTMLElement && other !== element && !other.hasAttribute('inert'),
  );
  // As an attribute, because older test engines don't support the property.
  others.forEach((other) => other.setAttribute('inert', ''));
  return () => others.forEach((other) => other.removeAttribute('inert'));
}
