import { Feature } from '@bellbird/service-host';
import { Devices } from './devices.js';

@Feature({ providers: [Devices], exports: [Devices] })
export class DevicesModule {}
