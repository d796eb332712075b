import { campaignsService } from '@bellbird/campaigns/service';
import { contactsService } from '@bellbird/contacts/service';
import { dispatchService } from '@bellbird/dispatch/service';
import { identityService } from '@bellbird/identity/service';
import { notificationsService } from '@bellbird/notifications/service';
import type { ServiceDefinition } from '@bellbird/service-host';
import { tenantsService } from '@bellbird/tenants/service';

/** Every service of Bellbird, one line a part. */
export const services = [
  identityService,
  tenantsService,
  contactsService,
  campaignsService,
  dispatchService,
  notificationsService,
] as unknown as readonly ServiceDefinition[];
