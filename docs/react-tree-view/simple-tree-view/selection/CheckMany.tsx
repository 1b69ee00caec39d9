import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { CheckItem } from './CheckItem';

export default function CheckMany() {
  return (
    <SimpleTreeView
      aria-label="Newsletter topics"
      multiSelect
      checkboxSelection
      defaultExpandedItems={['city', 'culture', 'music']}
      defaultSelectedItems={['transit', 'film']}
    >
      <CheckItem itemId="city" label="City">
        <CheckItem itemId="council" label="City council" />
        <CheckItem itemId="transit" label="Public transit" />
        <CheckItem itemId="schools" label="Schools" />
      </CheckItem>
      <CheckItem itemId="culture" label="Culture">
        <CheckItem itemId="film" label="Film" />
        <CheckItem itemId="music" label="Music">
          <CheckItem itemId="jazz" label="Jazz" />
          <CheckItem itemId="choirs" label="Choirs" />
        </CheckItem>
        <CheckItem itemId="theater" label="Theater" />
      </CheckItem>
      <CheckItem itemId="sports" label="Sports">
        <CheckItem itemId="rowing" label="Rowing" />
        <CheckItem itemId="cycling" label="Cycling" />
        <CheckItem itemId="chess" label="Chess" />
      </CheckItem>
      <CheckItem itemId="weather" label="Weather" />
    </SimpleTreeView>
  );
}
