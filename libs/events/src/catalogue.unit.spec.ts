import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { catalogue } from './catalogue.js';
import { published, topics } from './define-event.js';
import { definitionOf, InvalidEvent, parsePayload } from './parse-payload.js';

const folder = new URL('../golden/', import.meta.url);
const golden = readdirSync(folder).map((name) => {
  const [, type, version] = /^(.+)\.v(\d+)\.json$/.exec(name) ?? [];
  return {
    name,
    type: type ?? '',
    version: Number(version),
    payload: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, unknown>,
  };
});
/** What the last release understood: the pods that run beside those of the next one. */
const released = JSON.parse(readFileSync(new URL('../released.json', import.meta.url), 'utf8')) as {
  understands: Record<string, number>;
};
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('the catalogue of events', () => {
  it('has each type once, in the past tense of a thing, on a topic that there is', () => {
    expect(new Set(catalogue.map(({ type }) => type)).size).toBe(catalogue.length);
    for (const { type, topic } of catalogue) {
      expect(type).toMatch(/^[a-z-]+\.[a-z_]+$/);
      expect(topics).toContain(topic);
    }
  });

  it('uses every topic', () => {
    expect(new Set(catalogue.map(({ topic }) => topic))).toEqual(new Set(topics));
  });

  describe.each(catalogue.map((definition) => [definition.type, definition] as const))('%s', (type, definition) => {
    const example = definition.example as Record<string, unknown>;

    it('has an example that fits, and that its schema keeps whole', () => {
      expect(parsePayload(definition, example)).toEqual(example);
    });

    it('says whose it is and what orders it', () => {
      expect(example['tenantId']).toMatch(uuid);
      expect(typeof example[definition.key]).toBe('string');
      expect(example[definition.key]).not.toBe('');
    });

    it('can be found by its type', () => {
      expect(definitionOf(type)).toBe(definition);
    });

    it('refuses a payload without its key, and names it without a value', () => {
      const without = Object.fromEntries(Object.entries(example).filter(([member]) => member !== definition.key));
      expect(() => parsePayload(definition, without)).toThrow(
        new InvalidEvent(`${type} does not fit its schema at ${definition.key}.`),
      );
    });

    it('is published in a version that the last release understands', () => {
      expect(published(definition).version).toBeLessThanOrEqual(released.understands[type] ?? definition.version);
    });

    it('publishes what fits its own schema, and nothing beside the golden payload of that version', () => {
      const { version, schema } = published(definition);
      const kept = golden.find((file) => file.type === type && file.version === version)!;
      expect(v.parse(schema, kept.payload)).toEqual(kept.payload);
      expect(typeof kept.payload[published(definition).key]).toBe('string');
    });

    it('has kept a golden payload of every version up to its own', () => {
      const versions = golden
        .filter((file) => file.type === type)
        .map(({ version }) => version)
        .sort((a, b) => a - b);
      expect(versions).toEqual(Array.from({ length: definition.version }, (_, n) => n + 1));
    });

    it.each(
      golden
        .filter((file) => file.type === type)
        .map(({ name, version, payload }) => [name, version, payload] as const),
    )('still reads %s', (_name, version, payload) => {
      const read = parsePayload(definition, payload, version) as Record<string, unknown>;
      expect(v.parse(definition.schema, read)).toEqual(read);
      const { [definition.key]: key, tenantId } = read;
      // A later version may call the key otherwise; what it says, and so the order of events, stays.
      expect(Object.values(payload)).toContain(key);
      expect(tenantId).toBe(payload['tenantId']);
    });
  });

  it('has no golden payload of a type that is gone: somewhere such events are waiting', () => {
    for (const { type } of golden) expect(() => definitionOf(type)).not.toThrow();
  });

  it('does not know a type that nobody wrote', () => {
    expect(() => definitionOf('campaign.teleported')).toThrow('Unknown event type campaign.teleported.');
  });
});
