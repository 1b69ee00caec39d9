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
export const CollapseIcon = createIcon('M6 9h12l-6 7z');
const RightIcon = createIcon('M9 6v12l7-6z');
const EyeIcon = createIcon(
  'M12 5c5 0 8.5 4 10 7-1.5 3-5 7-10 7s-8.500-4-10-7c1.500-3 5-7 10-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
);
const ClosedEyeIcon = createIcon(
  'M2 11c5 5.500 15 5.500 20 0l1.500 1.500c-6 6.500-17 6.500-23 0z',
);

/** Points to the end of the line in both writing directions. */
export function ExpandIcon() {
  return (
    <RightIcon
      sx={{
        transform: (theme) => (theme.direction === 'rtl' ? 'scaleX(-1)' : 'none'),
      }}
    />
  );
}

interface HideButtonProps {
  name: string;
  hidden: boolean;
  /** Only the focused item's button is a tab stop. */
  reachable: boolean;
  onToggle: () => void;
}

export function HideButton({ name, hidden, reachable, onToggle }: HideButtonProps) {
  return (
    <IconButton
      size="small"
      aria-label={`Hide ${name}`}
      aria-pressed={hidden}
      tabIndex={reachable ? 0 : -1}
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    >
      {hidden ? <ClosedEyeIcon /> : <EyeIcon />}
    </IconButton>
  );
}
