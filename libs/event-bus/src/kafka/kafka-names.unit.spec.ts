import { KafkaNames } from './kafka-names.js';

describe('names in Kafka', () => {
  const names = new KafkaNames('staging.');

  it('begin with the prefix of the installation, and lose it on the way back', () => {
    expect(names.toKafka('campaign.control')).toBe('staging.campaign.control');
    expect(names.fromKafka('staging.campaign.control')).toBe('campaign.control');
    expect(names.isOurs('campaign.control')).toBe(false);
  });
  it('are the plain ones without a prefix', () =>
    expect(new KafkaNames('').toKafka('waiting-list')).toBe('waiting-list'));
  it.each(['', '.', '..', 'a b', 'a/b', 'naïve', 'x'.repeat(250)])('may not be "%s"', (name) => {
    expect(() => new KafkaNames('').toKafka(name)).toThrow('cannot be a name in Kafka');
  });
  it('may not begin with what no name can hold', () =>
    expect(() => new KafkaNames('a b')).toThrow('cannot be a name in Kafka'));
});
