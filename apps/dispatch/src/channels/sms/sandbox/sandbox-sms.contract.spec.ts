import { channelContract } from '../../../testing/channel.contract.js';
import { FaultyCarrier, type CarrierDialect } from '../../../testing/faulty-carrier.js';
import { SandboxSms } from './sandbox-sms.js';

const sandbox: CarrierDialect = {
  read: (body) => JSON.parse(body) as { from: string; to: string; body: string },
  accepted: ({ sid }) => ({ status: 201, body: JSON.stringify({ sid, status: 'accepted' }) }),
  listed: (taken) => ({
    status: 200,
    body: JSON.stringify({
      messages: taken.map(({ at, ...each }) => ({ ...each, status: 'accepted', dateCreated: at.toISOString() })),
    }),
  }),
  refused: (_status, code) => JSON.stringify(code === undefined ? {} : { code, message: 'refused' }),
};

channelContract('the sandbox adapter', {
  carrier: () => new FaultyCarrier(sandbox),
  provider: (url) => new SandboxSms({ url, key: 'key', connections: 4, timeoutMs: 2_000 }),
});
