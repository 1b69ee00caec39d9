interface Labels {
  dialog: string;
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string | null>>) {
  for (const [name, value] of Object.entries(attributes)) {
    // Only if it changes: an observer would notice every write and trigger the next one.
    if (value === null) {
      if (element.hasAttribute(name)) {
        element.removeAttribute(name);
      }
    } else if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}

/**
 * Sets the roles of DocSearch's elements. DocSearch gives the dialog the roles of a button and of a
 * combobox, and every list the name of the input.
 */
export function fixRoles(container: Element, { dialog }: Labels): void {
  setAttributes(container, {
    role: 'dialog',
    'aria-modal': 'true',
    'aria-label': dialog,
    tabindex: '-1',
    ...{ 'aria-labelledby': null, 'aria-expanded': null },
    ...{ 'aria-haspopup': null, 'aria-controls': null },
  });
  const lists = [...container.querySelectorAll('[role="listbox"]')];
  lists.forEach((list) => {
    const title = list.parentElement?.querySelector('.DocSearch-Hit-source');
    if (title?.textContent) {
      setAttributes(list, { 'aria-label': title.textContent, 'aria-labelledby': null });
    }
  });
  const input = container.querySelector('.DocSearch-Input');
  if (input) {
    setAttributes(input, {
      role: 'combobox',
      'aria-expanded': String(lists.length > 0),
      'aria-haspopup': 'listbox',
      'aria-autocomplete': 'list',
      // DocSearch cuts off what is longer than 64 characters, such as pasted errors.
      maxlength: '512',
    });
  }
}
