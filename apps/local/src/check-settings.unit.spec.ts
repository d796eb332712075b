import { MissingSettings, Settings, type ServiceDefinition } from '@bellbird/service-host';
import { tenantsService } from '@bellbird/tenants/service';
import { checkSettings } from './check-settings.js';

const mail = {
  config: ({ env }: { env: Record<string, string | undefined> }) => {
    const settings = new Settings(env);
    if (env['MAIL_PROVIDER'] === 'smtp') settings.text('SMTP_URL');
    settings.text('SANDBOX_URL');
    settings.check();
  },
} as unknown as ServiceDefinition;

const said = (env: Record<string, string>): string => {
  try {
    checkSettings(env, [mail]);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(MissingSettings);
    return (error as Error).message;
  }
};

describe('settings, before anything starts', () => {
  it('may all be left out', () => expect(said({})).toBe(''));
  it('are named all at once when they are wrong', () => {
    expect(said({ PORT: 'abc', MAIL_PROVIDER: 'smtp' })).toBe(
      'Bellbird cannot start: PORT must be a whole number from 0 to 65535; SMTP_URL is not set.',
    );
  });
  it('do not open the demo, whose passwords everybody can read, to the network unasked', () => {
    for (const BIND_ADDRESS of ['0.0.0.0', '::', '192.168.1.5', 'bell.local']) {
      expect(said({ BIND_ADDRESS })).toMatch(
        /^Bellbird cannot start: BIND_ADDRESS opens Bellbird to the network: say BELLBIRD_DEMO=false/,
      );
      expect([said({ BIND_ADDRESS, BELLBIRD_DEMO: 'false' }), said({ BIND_ADDRESS, BELLBIRD_DEMO: 'true' })]).toEqual([
        '',
        '',
      ]);
    }
    for (const BIND_ADDRESS of ['127.0.0.1', '127.0.1.1', 'localhost', '::1', ''])
      expect(said({ BIND_ADDRESS })).toBe('');
  });
  it('do not take another word for true or false', () => {
    for (const name of ['BELLBIRD_DEMO', 'BELLBIRD_RESET', 'BELLBIRD_RESTART', 'GRAPHQL_INTROSPECTION']) {
      for (const word of ['no', '0', 'False', '1', 'yes']) {
        expect(said({ [name]: word })).toBe(`Bellbird cannot start: ${name} must be one of true, false.`);
      }
      expect([said({ [name]: 'true' }), said({ [name]: 'false' }), said({ [name]: '' })]).toEqual(['', '', '']);
    }
  });
  it('name a Postgres by its URL, without showing it', () => {
    expect(said({ DATABASE_URL: 'foo' })).toBe(
      'Bellbird cannot start: DATABASE_URL must be postgres://[user:password@]host[:port]/database.',
    );
    expect(said({ DATABASE_URL: 'postgres://bellbird:secret@localhost/postgres' })).toBe('');
  });
  it.each([
    ['EVENT_BUS', 'rabbit'],
    ['LOG_LEVEL', 'loud'],
    ['PAYMENTS_PROVIDER', 'square'],
    ['STORAGE_PROVIDER', 'ftp'],
    ['SMS_PROVIDER', 'foo'],
  ])('refuse %s=%s, which nothing serves', (name, value) => {
    expect(said({ [name]: value })).toContain(`${name} must be one of`);
  });
  it('name what Kafka lacks where the bus is to be Kafka', () => {
    expect(said({ EVENT_BUS: 'kafka', KAFKA_SASL_USERNAME: 'bellbird' })).toBe(
      'Bellbird cannot start: KAFKA_BROKERS is not set; KAFKA_SASL_PASSWORD is not set.',
    );
    expect(said({ EVENT_BUS: 'kafka', KAFKA_BROKERS: 'localhost:9092' })).toBe('');
  });
  it('name what S3 lacks where files are to be kept there', () => {
    expect(said({ STORAGE_PROVIDER: 's3', S3_ENDPOINT: 'http://localhost:9000' })).toBe(
      'Bellbird cannot start: S3_BUCKET is not set; S3_ACCESS_KEY_ID is not set; S3_SECRET_ACCESS_KEY is not set.',
    );
    expect(said({ STORAGE_PROVIDER: 's3', S3_BUCKET: 'bellbird-files' })).toBe('');
  });
  it('name what Stripe lacks where cards are to go through Stripe', () => {
    const stripe = {
      PAYMENTS_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    expect(() => checkSettings({ PAYMENTS_PROVIDER: 'stripe' }, [tenantsService])).toThrow(
      'Bellbird cannot start: STRIPE_SECRET_KEY is not set; STRIPE_PUBLISHABLE_KEY is not set; STRIPE_WEBHOOK_SECRET is not set.',
    );
    expect(() => checkSettings(stripe, [tenantsService])).not.toThrow();
  });
  it('name a Redis by a URL that says whose and where, without showing it', () => {
    expect(said({ REDIS_URL: 'redis://:secret@localhost:6379/2' })).toBe('');
    expect(said({ REDIS_URL: 'localhost:6379' })).toBe(
      'Bellbird cannot start: REDIS_URL must be redis://[user:password@]host[:port][/database], or rediss:// for TLS.',
    );
  });
});
