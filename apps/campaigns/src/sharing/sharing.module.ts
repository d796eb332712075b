import { Feature } from '@bellbird/service-host';
import { DropShares } from './drop-shares.js';

@Feature({ providers: [DropShares] })
export class SharingModule {}
