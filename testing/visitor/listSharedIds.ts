/**
 * Runs in the page: ids in running demos that another element on the page also has, such as the
 * anchor of a section. Labels and links would find the first of the two.
 */
export function listSharedIds(): string[] {
  const owners = new Map<string, Element>();
  return [...document.querySelectorAll('body [id]')].flatMap((element) => {
    const owner = element.closest('[data-demo]') ?? document.body;
    const known = owners.get(element.id);
    owners.set(element.id, known ?? owner);
    const demo = owner === document.body ? known : owner;
    return known && known !== owner
      ? [
          `The id "${element.id}" in ${(demo as HTMLElement).dataset.demo} is also used elsewhere on the page.`,
        ]
      : [];
  });
}
