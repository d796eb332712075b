import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, freePort, ownKafka, spawnService, testKafka, type Service } from '@bellbird/testing';

const password = 'a "quoted" \'word\'';

/** A broker that is asked over TLS by those who know a password, with a certificate of an authority of its own: as clusters are run. */
describe('Kafka over TLS with a password', () => {
  let folder: string;
  let brokers: string;
  let authority: string;

  const keytool = (...args: string[]): void => {
    const { status, stdout, stderr } = spawnSync('keytool', args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`keytool: ${stdout}${stderr}`);
  };
  const listen = (env: Record<string, string>): Promise<Service> =>
    spawnService({
      entry: new URL('test-listener.ts', import.meta.url),
      ready: /^listening/,
      timeoutMs: 60_000,
      env: {
        KAFKA_BROKERS: brokers,
        KAFKA_SSL: 'true',
        KAFKA_SASL_USERNAME: 'bellbird',
        KAFKA_SASL_PASSWORD: password,
        NODE_EXTRA_CA_CERTS: authority,
        LISTEN_GROUP: 'secured',
        LISTEN_TOPIC: 'secured.topic',
        ...env,
      },
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bellbird-'));
    authority = join(folder, 'authority.pem');
    brokers = `127.0.0.1:${await freePort()}`;
    // Asked for its Java, which makes the keys.
    await testKafka();
    const store = ['-keystore', 'broker.p12', '-storepass', 'of this test', '-alias', 'broker'];
    keytool(
      '-genkeypair',
      ...store,
      '-keyalg',
      'EC',
      '-storetype',
      'PKCS12',
      '-dname',
      'CN=broker',
      '-ext',
      'SAN=ip:127.0.0.1',
      '-ext',
      'bc=ca:true',
      '-validity',
      '2',
    );
    keytool('-exportcert', '-rfc', ...store, '-file', authority);
    await ownKafka({
      listeners: `SASL_SSL://${brokers}`,
      'advertised.listeners': `SASL_SSL://${brokers}`,
      'listener.security.protocol.map': 'SASL_SSL:SASL_SSL',
      'ssl.keystore.type': 'PKCS12',
      'ssl.keystore.location': join(folder, 'broker.p12'),
      'ssl.keystore.password': 'of this test',
      'ssl.key.password': 'of this test',
      'sasl.enabled.mechanisms': 'PLAIN',
      'listener.name.sasl_ssl.plain.sasl.jaas.config': `org.apache.kafka.common.security.plain.PlainLoginModule required user_bellbird=${JSON.stringify(password).replaceAll('\\', '\\\\')};`,
    });
  }, 240_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('says and hears', async () => {
    const listener = await listen({ LISTEN_SAYS: '20' });
    await eventually(async () => expect(listener.lines.filter((line) => line.startsWith('heard '))).toHaveLength(20), {
      timeoutMs: 20_000,
    });
    await listener.kill();
  }, 90_000);

  it.each([
    ['a wrong password', { KAFKA_SASL_PASSWORD: 'guessed' }, /authentication/i],
    ['a certificate that nobody vouches for', { NODE_EXTRA_CA_CERTS: '' }, /self-signed certificate/],
  ])(
    'is refused with %s, in a sentence that says so',
    async (_, env, why) => {
      const { message } = (await listen(env).catch((error: Error) => error)) as Error;
      expect(message).toMatch(/Kafka does not answer at 127/);
      expect(message).toMatch(why);
    },
    90_000,
  );
});
