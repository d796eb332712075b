import { createServer } from 'node:http';
import { listenServer } from '../process/listening.js';
import { edgePlatformFromEnvironment, platformFromEnvironment } from './platform-from-environment.js';
import { asksOf, type Platform } from './platform.js';
import { Settings } from './settings.js';

const definition = {
  asks: asksOf('contacts').slice(0, 2),
  config: ({ env }: Platform): void => {
    const settings = new Settings(env);
    settings.text('SMTP_URL');
    settings.check();
  },
};
// Nothing listens there: what gets as far as to connect fails in other words.
const whole = {
  DATABASE_URL: 'postgres://127.0.0.1:1/postgres',
  BELLBIRD_SECRET: 'a'.repeat(16),
  IDENTITY_URL: 'http://identity:4000',
  TENANTS_URL: 'http://tenants:4000/',
  SMTP_URL: 'smtp://mail',
};
const said = (env: Record<string, string | undefined>): Promise<string> =>
  platformFromEnvironment({ ...whole, ...env }, definition).then(
    () => '',
    ({ name, message }: Error) => `${name}: ${message}`,
  );

describe('a process that starts', () => {
  it('names all that is missing at once: its own settings, and where those are that it asks', async () => {
    expect(
      await said({
        DATABASE_URL: undefined,
        BELLBIRD_SECRET: undefined,
        IDENTITY_URL: undefined,
        TENANTS_URL: '',
        SMTP_URL: '',
      }),
    ).toBe(
      'MissingSettings: Bellbird cannot start: DATABASE_URL is not set; BELLBIRD_SECRET is not set; SMTP_URL is not set; IDENTITY_URL is not set; TENANTS_URL is not set.',
    );
  });

  it.each([
    ['TENANTS_URL', 'foo', 'TENANTS_URL must be like http://host:port'],
    ['TENANTS_URL', 'http://tenants:4000/graphql', 'TENANTS_URL must be like http://host:port'],
    ['PUBLIC_URL', 'foo', 'PUBLIC_URL must be like https://bellbird.example'],
    ['BELLBIRD_SECRET', 'a'.repeat(15), 'BELLBIRD_SECRET must have at least 16 characters'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
  ])('refuses %s=%s', async (name, value, sentence) => {
    expect(await said({ [name]: value })).toBe(`MissingSettings: Bellbird cannot start: ${sentence}.`);
  });

  it.each(['/etc/passwd/x', '/proc/x'])('says in one sentence that files cannot be kept in %s', async (folder) => {
    expect(await said({ STORAGE_FOLDER: folder })).toMatch(/^Error: STORAGE_FOLDER \S+ cannot be used: E\w+\.$/);
  });

  it('before the services needs the addresses of those alone that it asks', async () => {
    await expect(
      edgePlatformFromEnvironment({ IDENTITY_URL: 'http://identity:4000' }, ['gateway', 'identity']),
    ).rejects.toMatchObject({ message: 'Bellbird cannot start: GATEWAY_URL is not set.' });
    const platform = await edgePlatformFromEnvironment({ GATEWAY_URL: 'http://gateway:4000/' }, ['gateway']);
    expect(platform.peer('gateway')).toBe('http://gateway:4000');
    await platform.live.close();
  });

  it('says in one sentence that its port is taken, or its address another machine’s', async () => {
    const [first, second] = [createServer(), createServer()];
    const { port } = await listenServer(first, 0);
    await expect(listenServer(second, port)).rejects.toMatchObject({
      name: 'PortInUse',
      message: `Port ${port} is in use: stop what listens there or choose another with PORT.`,
    });
    await expect(listenServer(createServer(), 0, '192.0.2.1')).rejects.toThrow(
      'BIND_ADDRESS 192.0.2.1 is no address of this machine.',
    );
    first.close();
  });
});
