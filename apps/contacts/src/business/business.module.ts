import { Feature } from '@bellbird/service-host';
import { KeepBusiness } from './keep-business.js';

@Feature({ providers: [KeepBusiness] })
export class BusinessModule {}
