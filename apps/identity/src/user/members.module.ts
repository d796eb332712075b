import { Feature } from '@bellbird/service-host';
import { AccessModule } from '../access/access.module.js';
import { SessionModule } from '../session/session.module.js';
import { Members } from './members.js';

@Feature({ imports: [AccessModule, SessionModule], providers: [Members], exports: [Members] })
export class MembersModule {}
