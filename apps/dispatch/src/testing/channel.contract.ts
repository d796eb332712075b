import type { ChannelProvider, OutgoingMessage, SendOutcome } from '../channels/channel-provider.js';
import type { ContractCarrier, Fault } from './contract-carrier.js';

export interface ChannelContract {
  /** A carrier that speaks as this adapter's does, started anew for each case. */
  carrier: () => ContractCarrier;
  /** The adapter, calling it, with a time limit of 400 ms. */
  provider: (url: string) => ChannelProvider;
}

const sms: OutgoingMessage = {
  id: '01920000-0000-7000-8000-0000000000c1.1',
  attempt: 1,
  from: '+61491578888',
  to: '+61412345678',
  body: 'Grüße, 2 for 1 on Friday 🎉',
  statusCallback: 'http://127.0.0.1:1/cb?m=1&a=1&s=x',
  validitySeconds: 600,
};
type Wanted = { kind: SendOutcome['kind']; [member: string]: unknown };

/** Check 20: what each answer of a carrier means. `taken`: how many texts the carrier has afterwards. */
const table: readonly [fault: Fault, wanted: Wanted, taken: number][] = [
  ['accept', { kind: 'accepted' }, 1],
  ['accept-slowly', { kind: 'accepted' }, 1],
  [{ status: 400, code: 21211 }, { kind: 'rejected', code: 21211 }, 0],
  [{ status: 400, code: 21610 }, { kind: 'rejected', code: 21610 }, 0],
  [{ status: 404, code: 20404 }, { kind: 'rejected', code: 20404 }, 0],
  // Without a code it is no word of the carrier: a proxy or a wrong address answers so, and would reject every text for good.
  [{ status: 404 }, { kind: 'unknown' }, 0],
  [{ status: 422 }, { kind: 'unknown' }, 0],
  [{ status: 422, code: 21617 }, { kind: 'rejected', code: 21617 }, 0],
  [{ status: 401, code: 20003 }, { kind: 'notSent', reason: 'refused-access', called: true }, 0],
  [{ status: 403, code: 20403 }, { kind: 'notSent', reason: 'refused-access', called: true }, 0],
  [{ status: 408 }, { kind: 'unknown' }, 0],
  ['throttle', { kind: 'notSent', reason: 'throttled', called: true, retryAfterMs: 2_000 }, 0],
  ['error-after-accept', { kind: 'unknown' }, 1],
  ['error', { kind: 'unknown' }, 0],
  ['accept-no-answer', { kind: 'unknown' }, 1],
  ['no-answer', { kind: 'unknown' }, 0],
  ['reset-after-request', { kind: 'unknown' }, 0],
  ['accept-reset', { kind: 'unknown' }, 1],
  ['accept-half-close', { kind: 'unknown' }, 1],
  ['accept-then-close', { kind: 'accepted' }, 1],
  ['drip', { kind: 'unknown' }, 1],
  ['invalid-json', { kind: 'unknown' }, 1],
  ['no-sid', { kind: 'unknown' }, 1],
  ['redirect', { kind: 'unknown' }, 0],
  ['endless', { kind: 'unknown', reason: 'too long an answer' }, 1],
];

/** The suite that every adapter of the port of channels passes. */
export function channelContract(name: string, contract: ChannelContract): void {
  describe(`the port of channels, by ${name}`, () => {
    let carrier: ContractCarrier;
    let provider: ChannelProvider;
    beforeEach(async () => {
      carrier = contract.carrier();
      provider = contract.provider(await carrier.start());
    });
    afterEach(async () => {
      await provider.close();
      await carrier.stop();
    });

    it.each(table)('%j is %j and leaves %d at the carrier', async (fault, wanted, taken) => {
      await carrier.behave(fault);
      expect(await provider.send(sms, () => true)).toMatchObject(wanted);
      expect(await carrier.taken()).toHaveLength(taken);
      // Whatever came of it, the adapter itself never tries again.
      expect(await carrier.requests()).toBe(1);
    });

    it('a connection that is reset before the request was written is not sent, or unknown where a byte may have left', async () => {
      await carrier.behave('reset-at-once');
      for (let times = 0; times < 10; times++)
        expect(['notSent', 'unknown']).toContain((await provider.send(sms, () => true)).kind);
      expect(await carrier.requests()).toBe(0);
    });

    it('a refused connection is definitely not sent', async () => {
      await carrier.stop();
      expect(await provider.send(sms, () => true)).toMatchObject({
        kind: 'notSent',
        reason: 'no-connection',
        called: true,
      });
      await carrier.start();
    });

    it('a send deadline that has passed writes nothing', async () => {
      expect(await provider.send(sms, () => false)).toMatchObject({
        kind: 'notSent',
        reason: 'too-late',
        called: false,
      });
      expect([await carrier.requests(), (await carrier.taken()).length]).toEqual([0, 0]);
    });

    it('asks for the deadline when it writes, not when it was called', async () => {
      await carrier.behave('accept-slowly');
      let may = true;
      const calls = Array.from({ length: 30 }, () => provider.send(sms, () => may));
      await Promise.race(calls);
      may = false;
      const outcomes = await Promise.all(calls);
      const sent = outcomes.filter(({ kind }) => kind === 'accepted').length;
      expect(sent).toBe((await carrier.taken()).length);
      expect(sent).toBeLessThan(30);
      expect(outcomes.filter((outcome) => outcome.kind === 'notSent' && !outcome.called)).toHaveLength(30 - sent);
    });

    it('says the text, the sender and the name that the carrier gave it', async () => {
      const outcome = await provider.send(sms, () => true);
      const taken = await carrier.taken();
      expect(taken).toMatchObject([{ from: sms.from, to: sms.to, body: sms.body }]);
      expect(outcome).toEqual({ kind: 'accepted', sid: taken[0]!.sid });
    });

    it('looks up what the carrier has, newest first', async () => {
      for (const body of ['one', 'two']) await provider.send({ ...sms, body }, () => true);
      const found = await provider.lookUp({ to: sms.to, from: sms.from });
      expect(found.map(({ body }) => body)).toEqual(['two', 'one']);
      const [, second] = await carrier.taken();
      expect(found[0]).toMatchObject({ sid: second!.sid, from: sms.from, to: sms.to });
      expect(Math.abs(found[0]!.createdAt.getTime() - second!.at.getTime())).toBeLessThan(60_000); // zones differ by more
    });

    it('a look-up that could not be made says so', async () => {
      await carrier.stop();
      await expect(provider.lookUp({ to: sms.to, from: sms.from })).rejects.toThrow();
      await carrier.start();
    });
  });
}
