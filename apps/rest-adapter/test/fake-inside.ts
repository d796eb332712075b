import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { accessTokenAudience, accessTokenIssuer, claimsOf, type Actor } from '@bellbird/auth';

/** A document that reached the fake gateway. */
export interface Received {
  query: string;
  variables: Record<string, unknown>;
  headers: IncomingMessage['headers'];
}

export interface FakeInside {
  url: string;
  /** What the gateway was asked, in order. */
  received: Received[];
  /** How the gateway answers from now on. */
  answers(body: unknown, status?: number): void;
  /** How the service that takes uploads answers. */
  onUpload(handler: (req: IncomingMessage, res: ServerResponse) => void): void;
  token(actor?: Partial<Actor>, expiresIn?: string): Promise<string>;
  close(): Promise<void>;
}

const member: Actor = {
  kind: 'user',
  userId: '01890a5d-ac96-774b-bcce-b30209900001',
  tenantId: '01890a5d-ac96-774b-bcce-b30209900002',
  sessionId: '01890a5d-ac96-774b-bcce-b30209900003',
  accessVersion: 1,
  sessionGeneration: 0,
  provedAt: 0,
  isReadOnly: false,
  actingAdmin: null,
  role: 'merchant',
  permissions: ['campaign-editor'],
  country: 'AU',
  timeZone: 'Australia/Sydney',
  termsAccepted: true,
  mustEnrol: false,
};

/** Gateway, identity's keys and a service that takes uploads, on one port, over real HTTP. */
export async function fakeInside(): Promise<FakeInside> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'EdDSA', use: 'sig' }] };
  const received: Received[] = [];
  let answer: { body: unknown; status: number } = { body: { data: null }, status: 200 };
  let upload: (req: IncomingMessage, res: ServerResponse) => void = (_req, res) => void res.end();

  const server: Server = createServer((req, res) => {
    if (req.url === '/.well-known/jwks.json')
      return void res.setHeader('content-type', 'application/json').end(JSON.stringify(jwks));
    if (req.url !== '/graphql') return upload(req, res);
    const chunks: Buffer[] = [];
    req
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const { query, variables } = JSON.parse(Buffer.concat(chunks).toString()) as Received;
        received.push({ query, variables, headers: req.headers });
        const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
        res.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers: (body, status = 200) => void (answer = { body, status }),
    onUpload: (handler) => void (upload = handler),
    token: (actor = {}, expiresIn = '5m') =>
      new SignJWT(claimsOf({ ...member, ...actor }))
        .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: 'k1' })
        .setIssuer(accessTokenIssuer)
        .setAudience(accessTokenAudience)
        .setIssuedAt()
        .setExpirationTime(expiresIn)
        .sign(privateKey),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
