import { ToolbarItem, type ToolbarItemProps } from '@ariakit/react/toolbar';
import { Tooltip, TooltipAnchor, TooltipProvider } from '@ariakit/react/tooltip';
import controls from '@site/src/components/controls.module.css';
import styles from './DemoPanel.module.css';
import { ToolbarIcon, type ToolbarIconName } from './ToolbarIcon';

interface ToolbarButtonProps extends ToolbarItemProps {
  icon: ToolbarIconName;
  label: string;
}

/** An icon button in the toolbar with its name as a tooltip. */
export function ToolbarButton({ icon, label, ...props }: ToolbarButtonProps) {
  return (
    <TooltipProvider>
      <TooltipAnchor
        render={
          <ToolbarItem
            {...props}
            className={`${controls.quietButton} ${styles.icon} ${props.className ?? ''}`}
          />
        }
        aria-label={label}
      >
        <ToolbarIcon name={icon} />
      </TooltipAnchor>
      <Tooltip gutter={6} className={styles.tooltip} data-portal="">
        {label}
      </Tooltip>
    </TooltipProvider>
  );
}
