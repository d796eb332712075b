import { Module } from '@nestjs/common';
import { Background, CONFIG } from '@bellbird/service-host';
import { Billing } from './billing/billing.js';
import { BillingResolver } from './billing/billing.resolver.js';
import { BusinessProfile } from './business/business-profile.js';
import { BusinessProfileResolver } from './business/business-profile.resolver.js';
import { AskForMissingCaptures } from './ledger/ask-for-missing-captures.js';
import { CaptureSettlement } from './ledger/capture-settlement.js';
import { CheckInvariants } from './ledger/check-invariants.js';
import { DispatchClient } from './ledger/dispatch-client.js';
import { LedgerAlarms } from './ledger/ledger-alarms.js';
import { ReserveFunds } from './ledger/reserve-funds.js';
import { TenantHints } from './live/tenant-hints.js';
import { Cards } from './payments/cards/cards.js';
import { PaymentsResolver } from './payments/payments.resolver.js';
import { openPayments } from './payments/provider/open-payments.js';
import { PaymentCalls } from './payments/provider/payment-calls.js';
import { PAYMENTS } from './payments/provider/payment-errors.js';
import { BookMoneyBack } from './payments/settling/book-money-back.js';
import { PaymentNotices } from './payments/settling/payment-notices.js';
import { PaymentsWebhook } from './payments/settling/payments-webhook.js';
import { RepairPayments } from './payments/settling/repair-payments.js';
import { SettlePayment } from './payments/settling/settle-payment.js';
import { CreateTopUpIntent } from './payments/top-up/create-top-up-intent.js';
import { AppServicesResolver } from './price-list/app-services.resolver.js';
import { SendingTerms } from './price-list/sending-terms.js';
import { CaptureSettledSlices } from './reactions/capture-settled-slices.js';
import { CloseHoldWhenSendingFinished } from './reactions/close-hold-when-sending-finished.js';
import { HoldFundsWhenRequested } from './reactions/hold-funds-when-requested.js';
import { RegisterTenant } from './reactions/register-tenant.js';
import { ReleaseFundsWhenRequestCancelled } from './reactions/release-funds-when-request-cancelled.js';

const reactions = [
  CaptureSettledSlices,
  CloseHoldWhenSendingFinished,
  HoldFundsWhenRequested,
  RegisterTenant,
  ReleaseFundsWhenRequestCancelled,
];
const ledger = [AskForMissingCaptures, CaptureSettlement, CheckInvariants, DispatchClient, LedgerAlarms, ReserveFunds];
const payments = [
  { provide: PAYMENTS, useFactory: openPayments, inject: [CONFIG] },
  BookMoneyBack,
  Cards,
  CreateTopUpIntent,
  PaymentCalls,
  PaymentNotices,
  PaymentsResolver,
  PaymentsWebhook,
  RepairPayments,
  SettlePayment,
];

const minute = 60_000;
const hour = 60 * minute;

@Module({
  providers: [
    ...reactions,
    ...ledger,
    ...payments,
    BusinessProfile,
    BusinessProfileResolver,
    AppServicesResolver,
    Billing,
    BillingResolver,
    SendingTerms,
    TenantHints,
  ],
})
export class TenantsModule {
  constructor(
    background: Background,
    invariants: CheckInvariants,
    missing: AskForMissingCaptures,
    repair: RepairPayments,
    notices: PaymentNotices,
  ) {
    background.every('ledger invariants', hour, async () => void (await invariants.execute()));
    background.every('missing captures', minute, () => missing.execute());
    background.every('payment notices', 2_000, () => notices.settleDue());
    background.every('lost payments', hour, async () => void (await repair.execute()));
  }
}
