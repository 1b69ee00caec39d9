interface Team {
  id: string;
  label: string;
  teams?: Team[];
}

export interface TeamItem {
  id: string;
  label: string;
  children?: TeamItem[];
}

export function toItem({ id, label, teams }: Team): TeamItem {
  return { id, label, children: teams?.map(toItem) };
}
