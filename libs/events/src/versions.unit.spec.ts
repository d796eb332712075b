import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { defineEvent, older, published, uuid } from './define-event.js';
import { InvalidEvent, parsePayload, publishedPayload, UnknownEvent } from './parse-payload.js';

const [id, tenantId] = ['01920000-0000-7000-8000-0000000000c1', '01920000-0000-7000-8000-0000000000a1'];
const first = v.object({ id: uuid, tenantId: uuid, phone: v.string() });
const thing = { type: 'thing.moved', topic: 'contact.jobs', key: 'id' } as const;
const one = defineEvent({ ...thing, version: 1, schema: first, example: { id, tenantId, phone: '+61412000000' } });
/** Understands both, and still says the first. */
const both = defineEvent({
  ...thing,
  version: 2,
  publishes: { version: 1, schema: first },
  schema: v.union([v.object({ id: uuid, tenantId: uuid, address: v.string() }), first]),
  example: { id, tenantId, address: 'ava@example.com' },
});

describe('a version of an event', () => {
  it('is read though it is newer than what is known, where it fits: what is new is left out', () => {
    expect(parsePayload(one, { ...one.example, channel: 'sms' }, 2)).toEqual(one.example);
  });

  it('is not known where it is newer and does not fit, and says so without a value', () => {
    const reading = (): unknown => parsePayload(one, both.example, 2);
    expect(reading).toThrow(UnknownEvent);
    expect(reading).toThrow('thing.moved version 2 is newer than 1, and does not fit it at phone.');
  });

  it('is malformed, not unknown, where it is not newer', () => {
    const error = (): unknown => {
      try {
        return parsePayload(one, both.example, 1);
      } catch (thrown) {
        return thrown;
      }
    };
    expect(error()).toBeInstanceOf(InvalidEvent);
    expect(error()).not.toBeInstanceOf(UnknownEvent);
  });

  it('is read and not yet said, while the last release does not read it', () => {
    expect(parsePayload(both, both.example)).toEqual(both.example);
    expect(parsePayload(both, one.example, 1)).toEqual(one.example);
    expect(published(both).version).toBe(1);
    expect(publishedPayload(both, one.example)).toEqual(one.example);
    // @ts-expect-error: a publisher is told by its types, too
    expect(() => publishedPayload(both, both.example)).toThrow('thing.moved does not fit its schema at phone.');
    expect(published(one).version).toBe(1);
  });

  it('reads as the newest does though it is older, and is told by its number, not by its looks', () => {
    const renamed = defineEvent({
      ...thing,
      version: 2,
      key: 'address',
      schema: v.object({ tenantId: uuid, address: v.string() }),
      older: { 1: older(first, ({ phone, ...rest }) => ({ tenantId: rest.tenantId, address: phone })) },
      publishes: { version: 1, schema: first, key: 'phone' },
      example: { tenantId, address: '+61412000000' },
    });
    expect(parsePayload(renamed, one.example, 1)).toEqual(renamed.example);
    expect(parsePayload(renamed, renamed.example, 2)).toEqual(renamed.example);
    expect(() => parsePayload(renamed, renamed.example, 1)).toThrow(
      'thing.moved does not fit its schema at id, phone.',
    );
    expect(() => parsePayload(renamed, one.example, 2)).toThrow('thing.moved does not fit its schema at address.');
    expect(published(renamed)).toMatchObject({ version: 1, key: 'phone' });
  });
});
