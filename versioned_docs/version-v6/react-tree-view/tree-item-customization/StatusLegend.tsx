import AddIcon from '@mui/icons-material/Add';
import BlockIcon from '@mui/icons-material/Block';
import CenterFocusStrongIcon from '@mui/icons-material/CenterFocusStrong';
import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TreeItem, useTreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const states = {
  expanded: UnfoldMoreIcon,
  selected: CheckIcon,
  focused: CenterFocusStrongIcon,
  disabled: BlockIcon,
};
const names = Object.keys(states) as (keyof typeof states)[];

function StatusLabel({ nodeId, text }: { nodeId: string; text: string }) {
  const status = useTreeItem(nodeId);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box sx={{ flex: 1 }}>{text}</Box>
      {names.map((name) => {
        const Icon = states[name];
        return status[name] && <Icon key={name} fontSize="small" />;
      })}
    </Box>
  );
}

export default function StatusLegend() {
  const items = (id: string, text: string) => ({
    nodeId: id,
    label: <StatusLabel nodeId={id} text={text} />,
  });

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, width: '100%' }}>
      <TreeView
        aria-label="Loans"
        disabledItemsFocusable
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
        defaultExpanded={['lent']}
        defaultSelected="atlas"
        sx={{ flex: '1 1 240px', minWidth: 0, minHeight: 130 }}
      >
        <TreeItem {...items('lent', 'Lent')}>
          <TreeItem {...items('atlas', 'Atlas')} />
          <TreeItem {...items('globe', 'Globe')} disabled />
        </TreeItem>
        <TreeItem {...items('returned', 'Returned')} />
      </TreeView>
      <Box
        component="ul"
        aria-label="Legend"
        sx={{ flex: '1 1 160px', m: 0, p: 0, listStyle: 'none' }}
      >
        {names.map((name) => {
          const Icon = states[name];
          return (
            <Box component="li" key={name} sx={{ display: 'flex', gap: 1 }}>
              <Icon fontSize="small" />
              <Typography variant="body2">{name}</Typography>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
