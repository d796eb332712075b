import { sharingContract } from '@bellbird/service-host/sharing-contract';
import { contactsService } from './contacts.module.js';

sharingContract(contactsService, 670);
