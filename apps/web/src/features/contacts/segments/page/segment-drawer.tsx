import { ResourceDrawer } from '../../../../ui/resource/resource-drawer';
import { useContactFields } from '../../contact-fields';
import { SegmentFields } from './segment-fields';
import { segmentScreen } from './segment-screen';

/** The builder of conditions is more code than the list, and most visits only read that: it comes with the drawer. */
const screen: typeof segmentScreen = {
  ...segmentScreen,
  fields: (form, row) => <SegmentFields form={form} segment={row} />,
};

/** /segments/:id */
export function Component() {
  // Asked beside the row: its conditions are said in the names of fields and tags, and the form is drawn once.
  useContactFields();
  return <ResourceDrawer screen={screen} />;
}
