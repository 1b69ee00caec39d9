import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { seeds } from './seeds';

const firstLevel = seeds.map(({ id }) => id);

export default function OpenFirstLevel() {
  return (
    <RichTreeView
      aria-label="Seed catalog"
      items={seeds}
      defaultExpandedItems={firstLevel}
    />
  );
}
