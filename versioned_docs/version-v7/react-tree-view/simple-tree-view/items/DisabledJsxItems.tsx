import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisabledJsxItems() {
  return (
    <SimpleTreeView
      aria-label="Export formats"
      defaultExpandedItems={['image', 'video', 'text']}
    >
      <TreeItem itemId="image" label="Image">
        <TreeItem itemId="png" label="PNG" />
        <TreeItem itemId="svg" label="SVG" />
        <TreeItem itemId="tiff" label="TIFF (needs the print module)" disabled />
      </TreeItem>
      <TreeItem itemId="video" label="Video (needs more memory)" disabled>
        <TreeItem itemId="mp4" label="MP4" />
        <TreeItem itemId="webm" label="WebM" />
      </TreeItem>
      <TreeItem itemId="text" label="Text">
        <TreeItem itemId="markdown" label="Markdown" />
        <TreeItem itemId="plain" label="Plain text" />
      </TreeItem>
    </SimpleTreeView>
  );
}
