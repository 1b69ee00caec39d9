import ChevronIcon from '@mui/icons-material/ChevronRight';
import StarIcon from '@mui/icons-material/StarOutline';
import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { stars } from './stars';

// With one component for both states, the icon stays on the page and can turn.
const Arrow = styled(ChevronIcon)(({ theme }) => ({
  color: (theme.vars ?? theme).palette.primary.main,
  transition: 'rotate 200ms',
  '[data-expanded] &': { rotate: '90deg' },
}));

const slots = { expandIcon: Arrow, collapseIcon: Arrow, endIcon: StarIcon };
const slotProps = { endIcon: { color: 'action' } };

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
