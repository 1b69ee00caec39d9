import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

function createIcon(path: string) {
  return function TreeIcon(props: SvgIconProps) {
    return (
      <SvgIcon fontSize="small" {...props}>
        <path d={path} fillRule="evenodd" />
      </SvgIcon>
    );
  };
}

export const FolderIcon = createIcon('M3 4h7l2 3h9v13H3z');
export const FileIcon = createIcon('M5 2h9v6h6v14H5zM15.5 2.5l4 4h-4z');
export const FrameIcon = createIcon(
  'M7 3h2v4h6V3h2v4h4v2h-4v6h4v2h-4v4h-2v-4H9v4H7v-4H3v-2h4V9H3V7h4zM9 9v6h6V9z',
);
export const TextIcon = createIcon('M5 4h14v4h-2V6h-4v12h2v2H9v-2h2V6H7v2H5z');
export const ShapeIcon = createIcon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z');
export const ImageIcon = createIcon('M3 5h18v14H3zM5 16h14l-4.5-6-3.5 4.5L8.5 11z');
export const DragIcon = createIcon(
  'M8 4h3v3H8zM13 4h3v3h-3zM8 10.5h3v3H8zM13 10.5h3v3h-3zM8 17h3v3H8zM13 17h3v3h-3z',
);
const LockedIcon = createIcon(
  'M6 10h1V8a5 5 0 0 1 10 0v2h1v11H6zM9 10h6V8a3 3 0 0 0-6 0z',
);
const UnlockedIcon = createIcon(
  'M6 10h1V8a5 5 0 0 1 9.6-2l-1.8.8A3 3 0 0 0 9 8v2h9v11H6z',
);

/** True inside a locked item, where the ancestor's lock decides. */
export const LockedByParent = React.createContext(false);

interface LockButtonProps {
  name: string;
  locked: boolean;
  /** Only the button of the focused item is a tab stop. */
  reachable: boolean;
  onToggle: () => void;
}

export function LockButton({ name, locked, reachable, onToggle }: LockButtonProps) {
  return (
    <IconButton
      size="small"
      aria-label={`Lock ${name}`}
      aria-pressed={locked}
      tabIndex={reachable ? 0 : -1}
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {locked ? <LockedIcon /> : <UnlockedIcon />}
    </IconButton>
  );
}

/**
 * For `slotProps.item`: names each checkbox after its item. In 8.7.0, the
 * checkbox has no accessible name of its own.
 */
export function withNamedCheckbox({ label }: { label: string }) {
  const checkbox = { tabIndex: -1, slotProps: { input: { 'aria-label': label } } };
  return { slotProps: { checkbox } };
}
