import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Team {
  id: string;
  label: string;
  teams?: Team[];
}

const company: Team[] = [
  {
    id: 'engineering',
    label: 'Engineering',
    teams: [
      { id: 'platform', label: 'Platform' },
      {
        id: 'apps',
        label: 'Apps',
        teams: [
          { id: 'ios', label: 'iOS' },
          { id: 'android', label: 'Android' },
        ],
      },
    ],
  },
  { id: 'finance', label: 'Finance' },
];

const getTeams = (team: Team) => team.teams;

export default function CustomChildrenKey() {
  return (
    <RichTreeView
      aria-label="Teams"
      items={company}
      getItemChildren={getTeams}
      defaultExpandedItems={['engineering', 'apps']}
    />
  );
}
