import { runService } from '@bellbird/service-host';
import { contactsService } from './contacts.module.js';

await runService(contactsService);
