import { Feature } from '@bellbird/service-host';
import { AccessBook } from './access-book.js';
import { AccessChangesController } from './access-changes.controller.js';

@Feature({ controllers: [AccessChangesController], providers: [AccessBook], exports: [AccessBook] })
export class AccessModule {}
