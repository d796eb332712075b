import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestPlatform } from '@bellbird/service-host/testing';

export interface MemberAtIdentity {
  id: string;
  firstName: string;
  email: string;
  permissions: string[];
}

export interface MembersAtIdentity {
  url: string;
  /** By business. */
  businesses: Map<string, { businessName: string; timeZone: string; members: MemberAtIdentity[] }>;
  isAway: boolean;
  close(): Promise<void>;
}

/** Answers what notifications asks of identity as identity would; all else (keys, access changes) is the platform's own stub. */
export async function membersAtIdentity(platform: TestPlatform): Promise<MembersAtIdentity> {
  const stub = platform.peer('identity');
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        res.setHeader('content-type', 'application/json');
        if (req.url !== '/graphql')
          return void fetch(`${stub}${req.url}`)
            .then((answer) => answer.text())
            .then((text) => res.end(text));
        if (stand.isAway) return void res.writeHead(503).end('{}');
        const { variables } = JSON.parse(Buffer.concat(chunks).toString()) as { variables: { permissions: string[] } };
        const [, claims = ''] = (req.headers.authorization ?? '').split('.');
        const { tid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { tid: string };
        const business = stand.businesses.get(tid) ?? { businessName: '', timeZone: 'Australia/Sydney', members: [] };
        const asked = [...variables.permissions, 'owner', 'administrator'];
        const members = business.members.filter(
          ({ permissions }) => variables.permissions.length === 0 || permissions.some((each) => asked.includes(each)),
        );
        res.end(JSON.stringify({ data: { membersWith: { ...business, members } } }));
      });
  });
  const stand: MembersAtIdentity = {
    url: '',
    businesses: new Map(),
    isAway: false,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  stand.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  platform.peers.set('identity', stand.url);
  return stand;
}
