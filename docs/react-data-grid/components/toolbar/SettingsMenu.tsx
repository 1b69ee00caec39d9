import * as React from 'react';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import SettingsIcon from '@mui/icons-material/Settings';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  type DataGridProps,
  type GridColDef,
  type GridDensity,
  type ToolbarPropsOverrides,
} from '@mui/x-data-grid';
import { people, type Person } from '../../data/people';

type Settings = Required<Pick<DataGridProps, 'density' | 'showCellVerticalBorder'>>;

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    settings: Settings;
    onSettingsChange: (settings: Settings) => void;
  }
}

const STORAGE_KEY = 'people-grid-settings';
const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 200 },
  { field: 'department', headerName: 'Department', width: 160 },
  { field: 'role', headerName: 'Role', width: 200 },
  { field: 'office', headerName: 'Office', width: 160 },
];

function readSettings(): Settings {
  const defaults: Settings = { density: 'standard', showCellVerticalBorder: false };
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return { ...defaults, ...stored };
  } catch {
    return defaults;
  }
}

function SettingsToolbar({ settings, onSettingsChange }: ToolbarPropsOverrides) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const { density, showCellVerticalBorder } = settings;

  return (
    <Toolbar>
      <Tooltip title="Settings">
        <ToolbarButton
          aria-haspopup="menu"
          aria-expanded={anchor ? 'true' : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <SettingsIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {densities.map((option) => (
          <MenuItem
            key={option}
            role="menuitemradio"
            aria-checked={density === option}
            selected={density === option}
            onClick={() => onSettingsChange({ ...settings, density: option })}
            sx={{ textTransform: 'capitalize' }}
          >
            {option}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={showCellVerticalBorder}
          selected={showCellVerticalBorder}
          onClick={() =>
            onSettingsChange({
              ...settings,
              showCellVerticalBorder: !showCellVerticalBorder,
            })
          }
        >
          Borders between cells
        </MenuItem>
      </Menu>
    </Toolbar>
  );
}

export default function SettingsMenu() {
  const [settings, setSettings] = React.useState(readSettings);

  const handleSettingsChange = (newSettings: Settings) => {
    setSettings(newSettings);
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(newSettings));
    } catch {
      // Without storage, the settings last until the page is closed.
    }
  };

  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="People"
        rows={people}
        columns={columns}
        density={settings.density}
        showCellVerticalBorder={settings.showCellVerticalBorder}
        slots={{ toolbar: SettingsToolbar }}
        slotProps={{
          toolbar: { settings, onSettingsChange: handleSettingsChange },
        }}
        showToolbar
      />
    </div>
  );
}
