import { runEdge } from '@bellbird/service-host';
import { startRestAdapter } from './rest-adapter.service.js';

// Identity for the keys of access tokens, contacts takes uploads, the waiting list answers the page of a turn itself.
await runEdge('rest-adapter', ['gateway', 'identity', 'contacts', 'waiting-list'], startRestAdapter);
