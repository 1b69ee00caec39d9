import Collapse, { collapseClasses } from '@mui/material/Collapse';
import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { programs } from './programs';

const SpringGroup = styled(Collapse)({
  '@media (prefers-reduced-motion: no-preference)': {
    [`& > .${collapseClasses.wrapper}`]: {
      opacity: 0,
      translate: '-24px',
      transition: 'opacity 200ms, translate 500ms cubic-bezier(0.3, 2.2, 0.5, 1)',
    },
    [`&.${collapseClasses.entered} > .${collapseClasses.wrapper}`]: {
      opacity: 1,
      translate: '0px',
    },
  },
});

const itemProps = {
  slots: { groupTransition: SpringGroup },
  slotProps: { groupTransition: { timeout: { enter: 150, exit: 250 } } },
};

export default function RichSpringToggle() {
  return (
    <RichTreeView
      aria-label="Radio archive"
      items={programs}
      slotProps={{ item: itemProps }}
      defaultExpandedItems={['mornings']}
    />
  );
}
