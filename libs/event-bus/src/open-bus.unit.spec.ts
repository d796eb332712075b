import { busSettings } from './open-bus.js';

const kafka = { EVENT_BUS: 'kafka', KAFKA_BROKERS: 'a.example:9092, 10.0.0.7:9093' };

describe('the settings of the bus', () => {
  it('may all be left out: the bus is the embedded one then', () =>
    expect(busSettings({})).toEqual({ kafka: null, problems: [] }));
  it("are not asked for Kafka's while the bus is the embedded one", () => {
    expect(busSettings({ EVENT_BUS: 'embedded', KAFKA_SSL: 'perhaps' })).toEqual({ kafka: null, problems: [] });
  });
  it('lead to Kafka by its brokers alone', () => {
    expect(busSettings(kafka)).toEqual({
      kafka: { brokers: ['a.example:9092', '10.0.0.7:9093'], prefix: '', ssl: false },
      problems: [],
    });
  });
  it('carry what a cluster may ask for', () => {
    const env = {
      ...kafka,
      KAFKA_SSL: 'true',
      KAFKA_SASL_MECHANISM: 'scram-sha-512',
      KAFKA_SASL_USERNAME: 'bellbird',
      KAFKA_SASL_PASSWORD: ' p ',
      KAFKA_PREFIX: 'staging.',
      KAFKA_PARTITIONS: '48',
      KAFKA_REPLICATION: '3',
    };
    expect(busSettings(env)).toEqual({
      kafka: {
        brokers: ['a.example:9092', '10.0.0.7:9093'],
        prefix: 'staging.',
        ssl: true,
        sasl: { mechanism: 'scram-sha-512', username: 'bellbird', password: ' p ' },
        partitions: 48,
        replication: 3,
      },
      problems: [],
    });
  });
  it.each([
    [{ EVENT_BUS: 'rabbit' }, ['EVENT_BUS must be one of embedded, kafka']],
    [{ EVENT_BUS: 'kafka' }, ['KAFKA_BROKERS is not set']],
    [{ ...kafka, KAFKA_BROKERS: 'localhost' }, ['KAFKA_BROKERS must be host:port, separated by commas']],
    [{ ...kafka, KAFKA_SSL: 'yes' }, ['KAFKA_SSL must be one of true, false']],
    [{ ...kafka, KAFKA_SASL_PASSWORD: 'x' }, ['KAFKA_SASL_USERNAME is not set']],
    [{ ...kafka, KAFKA_SASL_USERNAME: 'x' }, ['KAFKA_SASL_PASSWORD is not set']],
    [
      { ...kafka, KAFKA_SASL_MECHANISM: 'magic', KAFKA_SASL_USERNAME: 'x', KAFKA_SASL_PASSWORD: 'y' },
      ['KAFKA_SASL_MECHANISM must be one of plain, scram-sha-256, scram-sha-512'],
    ],
    [
      { ...kafka, KAFKA_PARTITIONS: '0', KAFKA_REPLICATION: 'two' },
      [
        'KAFKA_PARTITIONS must be a whole number from 1 to 1000',
        'KAFKA_REPLICATION must be a whole number from 1 to 9',
      ],
    ],
    [{ ...kafka, KAFKA_PREFIX: 'a b' }, ['KAFKA_PREFIX must be letters, digits, dots, underscores and hyphens']],
  ])('are named where they are wrong: %j', (env, problems) => expect(busSettings(env).problems).toEqual(problems));
});
