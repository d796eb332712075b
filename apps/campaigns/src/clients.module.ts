import { Feature } from '@bellbird/service-host';
import { ContactsClient } from './contacts-client.js';
import { DispatchClient } from './dispatch-client.js';
import { IdentityClient } from './identity-client.js';
import { TenantsClient } from './tenants-client.js';

/** The other services that campaigns asks. */
@Feature({
  providers: [ContactsClient, DispatchClient, IdentityClient, TenantsClient],
  exports: [ContactsClient, DispatchClient, IdentityClient, TenantsClient],
})
export class ClientsModule {}
