import { Feature } from '@bellbird/service-host';
import { ConversationModule } from '../conversation/conversation.module.js';
import { SendingModule } from '../sending/sending.module.js';
import { IntakeReactions } from './intake.reactions.js';

@Feature({ imports: [ConversationModule, SendingModule], providers: [IntakeReactions] })
export class IntakeModule {}
