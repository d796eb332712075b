import type { INestApplicationContext } from '@nestjs/common';
import { fundsRequestCancelled, fundsRequested, sendingFinished, sliceSettled, userRegistered } from '@bellbird/events';
import { on, type EventHandler } from '@bellbird/outbox';
import { CaptureSettledSlices } from './reactions/capture-settled-slices.js';
import { CloseHoldWhenSendingFinished } from './reactions/close-hold-when-sending-finished.js';
import { HoldFundsWhenRequested } from './reactions/hold-funds-when-requested.js';
import { RegisterTenant } from './reactions/register-tenant.js';
import { ReleaseFundsWhenRequestCancelled } from './reactions/release-funds-when-request-cancelled.js';

/** Events in. Out go funds.held, funds.refused, hold.closed, top-up.succeeded, top-up.failed, tenant.updated. */
export function tenantsHandlers(app: INestApplicationContext): readonly EventHandler[] {
  return [
    on(userRegistered, (event, tx) => app.get(RegisterTenant).handle(event.payload, tx)),
    on(fundsRequested, (event, tx) => app.get(HoldFundsWhenRequested).handle(event.payload, tx)),
    on(fundsRequestCancelled, (event, tx) => app.get(ReleaseFundsWhenRequestCancelled).handle(event.payload, tx)),
    on(sliceSettled, (event, tx) => app.get(CaptureSettledSlices).handle(event.payload, tx)),
    on(sendingFinished, (event, tx) => app.get(CloseHoldWhenSendingFinished).handle(event.payload, tx)),
  ];
}
