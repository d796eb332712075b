import { tenantUpdated } from '@bellbird/events';
import { on } from '@bellbird/outbox';
import { keepBusinessProfile } from './reactions/keep-business-profile.js';

/** Events in. Out go user.registered and email.requested. */
export const identityHandlers = () => [on(tenantUpdated, (event, tx) => keepBusinessProfile(event.payload, tx))];
