import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from '@bellbird/database';

interface Published {
  fileId: string;
  url: string;
  bucketPath: string;
}

/** What identity asks of tenants, answered as tenants does: it publishes avatars that were uploaded. */
export class FakeTenants {
  /** Places of uploads, each with what it is published as. */
  readonly uploads = new Map<string, Published>();
  /** Claims of avatars that are older than a day. */
  claims: { tenantId: string; fileId: string; thingId: string }[] = [];
  asked = 0;
  isAway = false;
  signUpOpen = true;

  private constructor(
    readonly url: string,
    readonly close: () => Promise<void>,
  ) {}

  static async start(): Promise<FakeTenants> {
    const server = createServer((request, response) => {
      void bodyOf(request).then((body) => {
        if (tenants.isAway) return void response.destroy();
        response.setHeader('content-type', 'application/json').end(JSON.stringify(tenants.answer(body)));
      });
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const tenants: FakeTenants = new FakeTenants(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      async () => {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      },
    );
    return tenants;
  }

  /** As if the person had uploaded an avatar. */
  upload({ tenantId, userId }: { tenantId: string; userId: string }): Published {
    const fileId = newId();
    const name = `avatar-${fileId.replaceAll('-', '')}.png`;
    const published = { fileId, url: `/images/${tenantId}/${name}`, bucketPath: `${tenantId}/public/${name}` };
    this.uploads.set(`${tenantId}/${userId}/avatar.png`, published);
    return published;
  }

  private answer({ query, variables }: { query: string; variables: Record<string, unknown> }): unknown {
    this.asked += 1;
    if (query.includes('fileClaims')) return { data: { fileClaims: variables['after'] === null ? this.claims : [] } };
    if (query.includes('platformNotice')) return { data: { platformNotice: { signUpOpen: this.signUpOpen } } };
    if (query.includes('merchantFacts')) {
      const ids = variables['ids'] as string[];
      const facts = { status: 'active', balance: '38.16', owed: '0.00', chargedLast30Days: '1046.72' };
      return { data: { merchantFacts: ids.map((id) => ({ id, ...facts })) } };
    }
    const place = String(variables['image']);
    const { id } = variables['by'] as { id: string };
    const published = place.includes(`/${id}/`) ? this.uploads.get(place) : undefined;
    if (published !== undefined) return { data: { publishImage: published } };
    const fields = [{ field: 'image', message: 'The image is not there, or it is not for this.' }];
    return { data: null, errors: [{ message: 'x', extensions: { code: 'invalid-input', statusCode: 400, fields } }] };
  }
}

async function bodyOf(request: IncomingMessage): Promise<{ query: string; variables: Record<string, unknown> }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as { query: string; variables: Record<string, unknown> };
}
