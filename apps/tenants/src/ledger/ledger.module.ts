import { Feature } from '@bellbird/service-host';
import { LiveModule } from '../live/live.module.js';
import { PeersModule } from '../peers/peers.module.js';
import { AskForMissingCaptures } from './ask-for-missing-captures.js';
import { CaptureSettledSlices } from './capture-settled-slices.js';
import { CaptureSettlement } from './capture-settlement.js';
import { CheckInvariants } from './check-invariants.js';
import { CloseHoldWhenSendingFinished } from './close-hold-when-sending-finished.js';
import { HoldFundsWhenRequested } from './hold-funds-when-requested.js';
import { LedgerAlarms } from './ledger-alarms.js';
import { ReleaseFundsWhenRequestCancelled } from './release-funds-when-request-cancelled.js';
import { ReserveFunds } from './reserve-funds.js';

@Feature({
  imports: [LiveModule, PeersModule],
  providers: [
    AskForMissingCaptures,
    CaptureSettledSlices,
    CaptureSettlement,
    CheckInvariants,
    CloseHoldWhenSendingFinished,
    HoldFundsWhenRequested,
    LedgerAlarms,
    ReleaseFundsWhenRequestCancelled,
    ReserveFunds,
  ],
  exports: [LedgerAlarms, ReserveFunds],
})
export class LedgerModule {}
