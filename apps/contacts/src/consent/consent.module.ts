import { Feature } from '@bellbird/service-host';
import { ConsentBook } from './consent-book.js';
import { FollowTheDoor } from './follow-the-door.js';

@Feature({ providers: [ConsentBook, FollowTheDoor], exports: [ConsentBook] })
export class ConsentModule {}
