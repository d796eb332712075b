import { eventually } from '@bellbird/testing';
import { orphans, wordsOf, type OtlpReceiver, type ReceivedSpan } from './otlp-receiver.js';

/** Whatever looks like a phone number or an e-mail address, or like a token. */
const personal = /\+?61\s?4\d{2}\s?\d{3}\s?\d{3}|04\d{2}\s?\d{3}\s?\d{3}|[\w.+-]+@[\w-]+\.\w+|eyJ[\w-]{10,}/;

/**
 * What the receiver has to show of a story in which one campaign of `texts` texts was sent by REST and watched over the
 * socket: all of it is one trace, from the request to the live event.
 */
export function theStoryIsOneTrace(receiver: () => OtlpReceiver, texts: number): void {
  let all: ReceivedSpan[];
  const named = (name: string, service?: string): ReceivedSpan[] =>
    all.filter((span) => span.name === name && (service === undefined || span.service === service));

  beforeAll(async () => {
    // The spans of the last step come last; they are handed on within a second.
    all = await eventually(
      async () => {
        const [click] = receiver().spans.filter(
          ({ name, kind }) => name === 'POST /api/sms-campaigns' && kind === 'server',
        );
        if (click === undefined) throw new Error('the request is not here yet');
        const spans = receiver().trace(click.traceId);
        const missing = ['process campaign.completed', 'live sms-campaign-updated', 'apply receipts'].filter(
          (name) => !spans.some((span) => span.name === name),
        );
        if (missing.length > 0) throw new Error(`not here yet: ${missing.join(', ')}`);
        return spans;
      },
      { timeoutMs: 20_000 },
    );
  });

  it('names all services', () => {
    expect([...new Set(all.map(({ service }) => service))].sort()).toEqual([
      'campaigns',
      'contacts',
      'dispatch',
      'gateway',
      'identity',
      'notifications',
      'rest-adapter',
      'tenants',
    ]);
    for (const { resource } of all)
      expect(resource).toEqual({
        'service.namespace': 'bellbird',
        'service.version': expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
      });
    // Nor is there a span anywhere that is nobody's: the process itself is none.
    expect(receiver().spans.filter(({ service }) => /unknown|undefined|bellbird/.test(service))).toEqual([]);
  });

  it('has one root, the request, and every other span below it', () => {
    expect(all.filter(({ parentSpanId }) => parentSpanId === null).map(({ service, name }) => [service, name])).toEqual(
      [['rest-adapter', 'POST /api/sms-campaigns']],
    );
    expect(orphans(all).map(({ service, name }) => [service, name])).toEqual([]);
  });

  it('goes through every step of the main job, each event below who published it', () => {
    const steps: [string, string, string][] = [
      ['campaign.launched', 'campaigns', 'contacts'],
      ['recipients.page', 'contacts', 'dispatch'],
      ['recipients.frozen', 'contacts', 'dispatch'],
      ['recipients.stored', 'dispatch', 'campaigns'],
      ['funds.requested', 'campaigns', 'tenants'],
      ['funds.held', 'tenants', 'campaigns'],
      ['campaign.funded', 'campaigns', 'dispatch'],
      ['receipts.applied', 'dispatch', 'campaigns'],
      ['sending.finished', 'dispatch', 'tenants'],
      ['hold.closed', 'tenants', 'campaigns'],
      ['campaign.completed', 'campaigns', 'notifications'],
    ];
    const byId = new Map(all.map((span) => [span.spanId, span]));
    for (const [event, from, to] of steps) {
      const [heard] = named(`process ${event}`, to);
      expect([event, heard?.kind, byId.get(heard?.parentSpanId ?? '')]).toEqual([
        event,
        'consumer',
        expect.objectContaining({ service: from, name: `publish ${event}`, kind: 'producer' }),
      ]);
    }
    // What a slice came to is said by the statement that records it.
    for (const reader of ['tenants', 'campaigns']) {
      expect(byId.get(named('process slice.settled', reader)[0]?.parentSpanId ?? '')).toMatchObject({
        service: 'dispatch',
        name: 'record outcomes',
      });
    }
    for (const step of [
      'freeze audience',
      'freeze page',
      'send chunk',
      'license slice',
      'apply receipts',
      'finish campaign',
    ])
      expect(named(step)).not.toEqual([]);
  });

  it('has a span for each call of the carrier and between services, with where it went', () => {
    const calls = all.filter(({ name, kind }) => kind === 'client' && name === 'sandbox-phone send');
    expect(calls).toHaveLength(texts);
    for (const { attributes, service } of calls)
      expect([service, attributes]).toEqual([
        'dispatch',
        expect.objectContaining({ 'server.address': expect.any(String) as string, 'bellbird.sms.outcome': 'accepted' }),
      ]);
    const asked = new Set(
      all
        .filter(({ kind }) => kind === 'client')
        .map(({ service, attributes }) => `${service} → ${String(attributes['peer.service'])}`),
    );
    expect([...asked]).toEqual(
      expect.arrayContaining([
        'rest-adapter → gateway',
        'gateway → campaigns',
        'campaigns → contacts',
        'campaigns → tenants',
        'dispatch → sandbox-phone',
      ]),
    );
  });

  it('links receipts to the calls that brought them, which have traces of their own', () => {
    const brought = named('apply receipts', 'dispatch').flatMap(({ links }) => links);
    const webhooks = new Map(
      receiver()
        .spans.filter(({ name }) => name === 'POST /webhooks/sandbox/status')
        .map((span) => [span.spanId, span]),
    );
    expect(brought).not.toEqual([]);
    for (const { spanId, traceId } of brought)
      expect(webhooks.get(spanId)).toMatchObject({
        traceId,
        kind: 'server',
        service: 'dispatch',
        attributes: { 'http.response.status_code': 204 },
      });
  });

  it('ends where people see it', () => {
    const [shown] = named('live sms-campaign-updated', 'gateway');
    expect(all.filter(({ parentSpanId }) => parentSpanId === shown?.spanId)).not.toEqual([]);
  });

  it('tells requests by method, route and operation', () => {
    expect(named('POST /api/sms-campaigns', 'rest-adapter')[0]?.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/api/sms-campaigns',
      'http.response.status_code': 201,
    });
    expect(named('mutation createSmsCampaign', 'gateway')[0]?.attributes).toMatchObject({
      'graphql.operation.type': 'mutation',
      'http.route': '/graphql',
    });
  });

  it('says nothing of people, in this trace or any other', () => {
    expect(personal.exec(wordsOf(receiver().spans))?.[0]).toBeUndefined();
  });

  it('has shown what else was called: cards and mail', () => {
    const called = receiver()
      .spans.filter(({ kind, service }) => kind === 'client' && (service === 'tenants' || service === 'notifications'))
      .map(({ service, name }) => `${service}: ${name}`);
    expect(called).toEqual(
      expect.arrayContaining([
        'tenants: sandbox-cards createIntent',
        'tenants: sandbox-cards fetchIntent',
        'notifications: sandbox-mail send',
      ]),
    );
  });
}
