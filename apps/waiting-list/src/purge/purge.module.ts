import { Feature } from '@bellbird/service-host';
import { ForgetTurns } from './forget-turns.js';

@Feature({ providers: [ForgetTurns] })
export class PurgeModule {}
