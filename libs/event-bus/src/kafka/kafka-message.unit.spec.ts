import type { KafkaMessage } from 'kafkajs';
import { busMessage } from '../test-message.js';
import { fromKafka, toKafka } from './kafka-message.js';

/** As it comes back from the broker: all of it bytes. */
function carried(over: Partial<KafkaMessage> = {}): KafkaMessage {
  const { key, value, headers } = toKafka(busMessage('a.topic', 'k', 7));
  const bytes = Object.fromEntries(Object.entries(headers!).map(([name, text]) => [name, Buffer.from(text as string)]));
  return {
    key: Buffer.from(key as string),
    value,
    headers: bytes,
    offset: '9007199254740993',
    timestamp: '1',
    attributes: 0,
    ...over,
  } as KafkaMessage;
}

describe('a message in Kafka', () => {
  it('brings back every member', () => {
    const sent = { ...busMessage('a.topic', 'Zoë', 7, '"naïve 🙂"'), trace: null };
    const { key, value, headers } = toKafka(sent);
    const bytes = Object.fromEntries(
      Object.entries(headers!).map(([name, text]) => [name, Buffer.from(text as string)]),
    );
    const heard = fromKafka('a.topic', 3, carried({ key: Buffer.from(key as string), value, headers: bytes }));
    expect(heard).toEqual({ ...sent, partition: 3, offset: 9_007_199_254_740_993n });
  });

  it('is delivered without anything that was written by others, so that it can be refused by name', () => {
    const heard = fromKafka('a.topic', 0, carried({ key: null, value: null, headers: {} }));
    expect(heard).toMatchObject({
      key: '',
      value: '',
      eventId: '',
      type: '',
      tenantId: '',
      schemaVersion: 0,
      aggregateVersion: 0n,
      trace: null,
    });
    expect(heard.occurredAt.getTime()).toBeNaN();
  });

  it.each(['', '1.5', '0x10', 'many', '9'.repeat(40)])('has version 0 where its header says "%s"', (text) => {
    const heard = fromKafka(
      'a.topic',
      0,
      carried({ headers: { schema: Buffer.from(text), agg_version: Buffer.from(text) } }),
    );
    expect([heard.schemaVersion, heard.aggregateVersion]).toEqual([0, 0n]);
  });

  it('takes the first of headers that are doubled', () => {
    expect(fromKafka('a.topic', 0, carried({ headers: { type: [Buffer.from('one'), Buffer.from('two')] } })).type).toBe(
      'one',
    );
  });
});
