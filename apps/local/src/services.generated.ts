// Generated from services.json: npm run generate.
import { identityService } from '@bellbird/identity/service';
import { tenantsService } from '@bellbird/tenants/service';
import { contactsService } from '@bellbird/contacts/service';
import { campaignsService } from '@bellbird/campaigns/service';
import { dispatchService } from '@bellbird/dispatch/service';
import { notificationsService } from '@bellbird/notifications/service';
import { waitingListService } from '@bellbird/waiting-list/service';
import type { ServiceDefinition } from '@bellbird/service-host';

/** Every service of Bellbird. */
export const services: readonly ServiceDefinition[] = [
  identityService,
  tenantsService,
  contactsService,
  campaignsService,
  dispatchService,
  notificationsService,
  waitingListService,
];
