import { resourcesContract } from '@bellbird/service-host/resources-contract';
import { contactsService } from './contacts.module.js';

resourcesContract(contactsService);
