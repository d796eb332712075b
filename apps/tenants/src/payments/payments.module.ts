import { CONFIG, Feature, readSdl } from '@bellbird/service-host';
import { LedgerModule } from '../ledger/ledger.module.js';
import { LiveModule } from '../live/live.module.js';
import { SuspensionModule } from '../suspension/suspension.module.js';
import { Cards } from './cards/cards.js';
import { PaymentsResolver } from './payments.resolver.js';
import { openPayments } from './provider/open-payments.js';
import { PaymentCalls } from './provider/payment-calls.js';
import { PAYMENTS } from './provider/payment-errors.js';
import { BookMoneyBack } from './settling/book-money-back.js';
import { PaymentNotices } from './settling/payment-notices.js';
import { PaymentsWebhook } from './settling/payments-webhook.js';
import { RepairPayments } from './settling/repair-payments.js';
import { SettlePayment } from './settling/settle-payment.js';
import { CreateTopUpIntent } from './top-up/create-top-up-intent.js';

@Feature({
  imports: [LedgerModule, LiveModule, SuspensionModule],
  sdl: readSdl(import.meta.url, 'payments.graphql'),
  providers: [
    { provide: PAYMENTS, useFactory: openPayments, inject: [CONFIG] },
    Cards,
    PaymentsResolver,
    PaymentCalls,
    BookMoneyBack,
    PaymentNotices,
    PaymentsWebhook,
    RepairPayments,
    SettlePayment,
    CreateTopUpIntent,
  ],
})
export class PaymentsModule {}
