import type { Actor } from '@bellbird/auth';
import type { GraphContext } from './graph-context.js';

/** Who asks, for operations to which the guard lets nobody but a person. */
export const personOf = (context: GraphContext): Actor => context.caller as Actor;
