import ChevronIcon from '@mui/icons-material/ChevronRight';
import StarIcon from '@mui/icons-material/StarOutline';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { stars } from './stars';

// With one component for both states, the icon stays on the page and can turn.
const arrow = {
  className:
    'text-(--mui-palette-primary-main) transition-[rotate] duration-200 in-data-expanded:rotate-90',
};

const slots = {
  expandIcon: ChevronIcon,
  collapseIcon: ChevronIcon,
  endIcon: StarIcon,
};
const slotProps = {
  expandIcon: arrow,
  collapseIcon: arrow,
  endIcon: { className: 'text-(--mui-palette-action-active)' },
};

export default function RichOwnIcons() {
  return (
    <RichTreeView
      aria-label="Stars"
      items={stars}
      slots={slots}
      slotProps={slotProps}
      defaultExpandedItems={['orion']}
    />
  );
}
