/** The only elements allowed in an ad. */
const ELEMENTS = new Set([
  ...['a', 'aside', 'b', 'br', 'code', 'div', 'em', 'i', 'img', 'mark', 'p', 's', 'small', 'span'],
  ...['strong', 'sub', 'sup', 'u'],
]);

/** The only attributes allowed, on links and in our own markup. */
const ATTRIBUTES = new Set([
  ...['alt', 'aria-hidden', 'class', 'dir', 'height', 'href', 'rel', 'src', 'target', 'width'],
  ...['data-ga-event-action', 'data-ga-event-category', 'data-ga-event-label'],
]);

const ADDRESS_ATTRIBUTES = ['href', 'src'];

function listElementDangers(element: Element): string[] {
  const tag = element.localName;
  return [
    ...(ELEMENTS.has(tag) && element.namespaceURI === 'http://www.w3.org/1999/xhtml'
      ? []
      : [`<${tag}>`]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (!ATTRIBUTES.has(name)) {
        return [`<${tag} ${name}>`];
      }
      const isAddress = ADDRESS_ATTRIBUTES.includes(name);
      return isAddress && !/^https:\/\/[^/]/.test(value) ? [`<${tag} ${name}="${value}">`] : [];
    }),
    ...(tag === 'a' && element.hasAttribute('href')
      ? [
          ...(element.getAttribute('target') === '_blank' ? [] : ['<a> in the same window']),
          ...(element.getAttribute('rel') === 'noopener sponsored' ? [] : ['<a> with an opener']),
        ]
      : []),
  ];
}

/** Everything in an ad that could run, load or navigate where it must not. Should be empty. */
export function listDangers(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap(listElementDangers);
}
