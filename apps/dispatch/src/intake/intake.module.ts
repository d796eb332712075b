import { Feature } from '@bellbird/service-host';
import { SendingModule } from '../sending/sending.module.js';
import { IntakeReactions } from './intake.reactions.js';

@Feature({ imports: [SendingModule], providers: [IntakeReactions] })
export class IntakeModule {}
