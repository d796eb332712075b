import { runEdge } from '@bellbird/service-host';
import { startRestAdapter } from './rest-adapter.service.js';

// Identity for the keys of access tokens, contacts takes uploads; campaigns answers single texts and the waiting list turns, each alone.
await runEdge('rest-adapter', ['gateway', 'identity', 'contacts', 'campaigns', 'waiting-list'], startRestAdapter);
