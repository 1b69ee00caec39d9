import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { birdSource, groups } from './birds';

const item = { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } };

export default function SeededLazyTree() {
  return (
    <RichTreeViewPro
      aria-label="Bird recordings"
      items={groups}
      dataSource={birdSource}
      slotProps={{ item }}
    />
  );
}
