
import {
  pickersLayoutClasses,
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import type { DateView } from '@mui/x-date-pickers/models';
import type { Dayjs } from 'dayjs';

type LayoutProps = PickersLayoutProps<Dayjs | null, Dayjs, DateView>;

export default function PlainLayout(props: LayoutProps) {
  const { toolbar, shortcuts, content, tabs, actionBar } = usePickerLayout(props);

  return (
    <PickersLayoutRoot className={pickersLayoutClasses.root} ownerState={props}>
      {toolbar}
      {shortcuts}
      <PickersLayoutContentWrapper className={pickersLayoutClasses.contentWrapper}>
        {tabs}
        {content}
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}
