import { ResourcePage } from '../../../../ui/resource/resource-page';
import { segmentScreen } from './segment-screen';

/** /segments */
export const Component = () => <ResourcePage screen={segmentScreen} />;
