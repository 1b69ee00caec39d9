import BatteryIcon from '@mui/icons-material/BatteryChargingFull';
import BulbIcon from '@mui/icons-material/LightbulbOutlined';
import HeatIcon from '@mui/icons-material/Thermostat';
import LockIcon from '@mui/icons-material/LockOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function IconPerItem() {
  return (
    <SimpleTreeView
      aria-label="Devices"
      slots={{ endIcon: BulbIcon }}
      defaultExpandedItems={['hall', 'attic']}
    >
      <TreeItem itemId="hall" label="Hall">
        <TreeItem itemId="hall-lamp" label="Ceiling lamp" />
        <TreeItem itemId="hall-strip" label="Stair lights" />
        <TreeItem itemId="door" label="Front door" slots={{ endIcon: LockIcon }} />
      </TreeItem>
      <TreeItem itemId="attic" label="Attic">
        <TreeItem itemId="attic-lamp" label="Desk lamp" />
        <TreeItem itemId="radiator" label="Radiator" slots={{ endIcon: HeatIcon }} />
      </TreeItem>
      <TreeItem itemId="solar" label="Solar storage" slots={{ icon: BatteryIcon }}>
        <TreeItem itemId="porch" label="Porch light" />
        <TreeItem itemId="path" label="Path lights" />
      </TreeItem>
    </SimpleTreeView>
  );
}
