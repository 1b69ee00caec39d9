import type { ApiHidden } from '../../../src/lib/contracts/api';

type OwnedPart = 'members' | 'slots' | 'classes';

const sort = (names: Iterable<string>) => [...names].sort((a, b) => a.localeCompare(b, 'en'));

/** Collects the names that `@ignore` comments keep out of the docs. */
export class HiddenNames {
  private readonly lists = { exports: new Set<string>(), events: new Set<string>() };

  private readonly owned: Record<OwnedPart, Map<string, Set<string>>> = {
    members: new Map(),
    slots: new Map(),
    classes: new Map(),
  };

  hide(list: 'exports' | 'events', name: string): void {
    this.lists[list].add(name);
  }

  /** `owner`: the component or interface that has the name. */
  hideOf(part: OwnedPart, owner: string, name: string): void {
    const names = this.owned[part].get(owner) ?? new Set();
    this.owned[part].set(owner, names.add(name));
  }

  toModel(): ApiHidden {
    const list = (part: OwnedPart) =>
      Object.fromEntries(
        sort(this.owned[part].keys()).map((owner) => [owner, sort(this.owned[part].get(owner)!)]),
      );
    return {
      exports: sort(this.lists.exports),
      events: sort(this.lists.events),
      members: list('members'),
      slots: list('slots'),
      classes: list('classes'),
    };
  }
}
