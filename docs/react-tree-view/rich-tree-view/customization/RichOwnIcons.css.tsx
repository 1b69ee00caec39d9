import ChevronIcon from '@mui/icons-material/ChevronRight';
import StarIcon from '@mui/icons-material/StarOutline';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { stars } from './stars';
import './RichOwnIcons.css';

// With one component for both states, the icon stays on the page and can turn.
const arrow = { className: 'rich-own-icons-arrow' };

const slots = {
  expandIcon: ChevronIcon,
  collapseIcon: ChevronIcon,
  endIcon: StarIcon,
};
const slotProps = {
  expandIcon: arrow,
  collapseIcon: arrow,
  endIcon: { className: 'rich-own-icons-star' },
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
