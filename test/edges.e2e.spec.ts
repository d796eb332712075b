import { spawnService } from '@bellbird/testing';

/** Gateway and REST adapter stand before the services: as processes of their own they know no database and no secret. */
describe('as a process of its own', () => {
  const env = {
    PORT: '0',
    DATABASE_URL: undefined,
    BELLBIRD_SECRET: undefined,
    PUBLIC_URL: 'https://bell.example',
    LOG_LEVEL: 'silent',
    // Nobody is there.
    ...Object.fromEntries(
      ['GATEWAY', 'IDENTITY', 'TENANTS', 'CONTACTS', 'CAMPAIGNS', 'DISPATCH', 'NOTIFICATIONS', 'WAITING_LIST'].map(
        (name) => [`${name}_URL`, 'http://127.0.0.1:1'],
      ),
    ),
  };

  it.each([['gateway'], ['rest-adapter']])(
    '%s starts with the addresses of the others alone, though nobody is there, and stops when it is told to',
    async (name) => {
      const service = await spawnService({ entry: `apps/${name}/dist/main.js`, env, ready: / is ready at / });
      const url = /http\S+/.exec(await service.waitForLine(/ is ready at /))?.[0];
      expect(await (await fetch(`${url}/health/live`)).json()).toEqual({ status: 'ok', service: name });
      if (name === 'rest-adapter') {
        const answer = await fetch(`${url}/api/auth/forgot-password/a@example.com`, { method: 'POST' });
        expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([503, 'unavailable']);
      } else {
        const answer = await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"query":"mutation { forgotPassword(email: \\"a@example.com\\") }"}',
        });
        expect(
          ((await answer.json()) as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code,
        ).toBe('unavailable');
      }
      expect(await service.kill('SIGTERM')).toBe(0);
    },
    40_000,
  );
});
