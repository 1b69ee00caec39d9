import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import ChangesScene from './ChangesScene';
import LayersScene from './LayersScene';

type Scene = 'layers' | 'changes';

export default function HeroTree() {
  const [scene, setScene] = React.useState<Scene>('layers');

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scene"
        value={scene}
        onChange={(_event, next: Scene | null) => next && setScene(next)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="layers">Layers panel</ToggleButton>
        <ToggleButton value="changes">Changed files</ToggleButton>
      </ToggleButtonGroup>
      {scene === 'layers' ? <LayersScene /> : <ChangesScene />}
    </div>
  );
}
