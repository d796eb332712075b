import * as oauth from 'oauth4webapi';
import { startSandboxIdentity } from '../../test/sandbox-identity.js';
import { describeIdentityProvider } from './identity-provider.contract.js';
import { OidcIdentityProvider } from './oidc-identity-provider.js';

describeIdentityProvider('sandbox, over HTTP', async () => {
  const sandbox = await startSandboxIdentity();
  const issuer = `${sandbox.publicUrl}/sandbox/oidc`;
  const provider = new OidcIdentityProvider(
    {
      issuer,
      reachedAt: `${sandbox.url}/sandbox/oidc`,
      clientId: 'bellbird',
      clientSecret: sandbox.key,
      redirectUri: `${sandbox.publicUrl}/callback`,
    },
    oauth,
  );
  return {
    provider,
    issuer,
    keep: async (person) => void (await sandbox.keep(person)),
    consent: sandbox.consent,
    reachable: async (yes) => void (await sandbox.api('PUT', '', { failPercent: yes ? 0 : 100 })),
    close: sandbox.close,
  };
});
