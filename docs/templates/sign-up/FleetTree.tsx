import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { fleet } from './fleet';
import { texts } from './texts';

/** What members share: harbors and their boats. */
export default function FleetTree() {
  return (
    <RichTreeView
      aria-label={texts.fleet.label}
      items={fleet}
      defaultExpandedItems={['kirkwall', 'oban']}
      disableSelection
      itemChildrenIndentation={24}
    />
  );
}
