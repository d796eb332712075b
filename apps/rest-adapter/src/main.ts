import { runEdge } from '@bellbird/service-host';
import { startRestAdapter } from './rest-adapter.service.js';

// Identity for the keys of access tokens, and who takes uploads.
await runEdge('rest-adapter', ['gateway', 'identity', 'contacts'], startRestAdapter);
