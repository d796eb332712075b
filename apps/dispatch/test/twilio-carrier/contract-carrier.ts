import type { ContractCarrier } from '../../src/testing/contract-carrier.js';
import type { TwilioCarrier } from './start-twilio-carrier.js';

/** The local carrier as the port's contract suite wants one: the process stays, each case finds it empty and well behaved. */
export function contractCarrier(process: () => TwilioCarrier): ContractCarrier {
  return {
    start: async () => {
      await process().forget();
      await process().behave({ latencyMs: 0 });
      return process().listen(true);
    },
    stop: async () => void (await process().listen(false)),
    behave: (fault) => process().behave({ always: fault }),
    taken: async () =>
      (await process().accepted()).map(({ sid, from, to, body, at }) => ({ sid, from, to, body, at: new Date(at) })),
    requests: async () => (await process().report()).requests,
  };
}
