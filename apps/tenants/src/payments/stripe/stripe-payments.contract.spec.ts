import { contractStripe } from '../../../test/fake-stripe/contract-stripe.js';
import { describePaymentsProvider } from '../provider/payments-provider.contract.js';

describePaymentsProvider('Stripe', () => contractStripe());
