import { runService } from '@bellbird/service-host';
import { contactsService } from './contacts.service.js';

await runService(contactsService);
