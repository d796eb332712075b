import type { Actor } from '@bellbird/auth';
import type { GraphContext } from '@bellbird/service-host';

/** Who asks, for operations to which the guard lets nobody but a person. */
export const personOf = (context: GraphContext): Actor => context.caller as Actor;
