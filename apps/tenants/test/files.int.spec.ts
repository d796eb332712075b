import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { deriveKeys } from '@bellbird/auth';
import { newId } from '@bellbird/database';
import { auditRecorded, fileReleased, type Payload } from '@bellbird/events';
import { mediaPath } from '@bellbird/storage';
import { eventually } from '@bellbird/testing';
import { SweepFiles } from '../src/files/sweep-files.js';
import { badFiles, pdf, picture, tone } from './bad-files.js';
import { assertFileInvariants } from './file-invariants.js';
import { TenantsUnderTest } from './test-platform.js';

type Person = ReturnType<TenantsUnderTest['person']>;
interface Uploading {
  id: string;
  bucketPath: string;
  uploadUrl: string;
}
interface Shown {
  id: string;
  state: string;
  contentType: string;
  bytes: number;
  width: number | null;
  height: number | null;
  durationMs: number | null;
  peaks: number[] | null;
  claimed: boolean;
  url: string | null;
}

describe('files of a business', () => {
  let t: TenantsUnderTest;
  let owner: Person;
  beforeAll(async () => {
    t = await new TenantsUnderTest().start();
    owner = t.person();
  }, 60_000);
  afterAll(async () => {
    try {
      await assertFileInvariants(t.service.sql, t.platform.storage);
    } finally {
      await t.stop();
    }
  });

  const shown = 'id state contentType bytes width height durationMs peaks claimed url';
  const create = `mutation ($input: FileInput!) { createFile(input: $input) { id bucketPath uploadUrl } }`;
  const complete = `mutation ($id: ID!) { completeFile(id: $id) { ${shown} } }`;
  const see = `query ($id: ID!, $expiresIn: Int) { file(id: $id, expiresIn: $expiresIn) { ${shown} } }`;
  const remove = 'mutation ($id: ID!) { deleteFile(id: $id) }';
  const service = (tenantId: string) => ({ service: 'campaigns', tenantId });
  const claim = `mutation ($ids: [ID!]!, $purpose: String!, $by: FileHolderInput!) { claimFiles(ids: $ids, purpose: $purpose, by: $by) { id key sha256 } }`;
  const publish = `mutation ($image: String!, $purpose: String!, $by: FileHolderInput!) { publishImage(image: $image, purpose: $purpose, by: $by) { fileId url bucketPath } }`;

  const begin = (who: Person, purpose: string, contentType: string, bytes = 1_000): Promise<Uploading> =>
    t.data<Uploading>(who, create, { input: { name: 'a file', purpose, contentType, bytes } });
  const put = (bucketPath: string, body: Buffer, contentType: string): Promise<unknown> =>
    t.platform.storage.put(bucketPath, body, { contentType, maxBytes: body.length });
  async function uploaded(who: Person, purpose: string, contentType: string, body: Buffer): Promise<Uploading> {
    const upload = await begin(who, purpose, contentType, body.length);
    await put(upload.bucketPath, body, contentType);
    return upload;
  }
  async function ready(who: Person, purpose: string, contentType: string, body: Buffer): Promise<Shown & Uploading> {
    const upload = await uploaded(who, purpose, contentType, body);
    return { ...upload, ...(await t.data<Shown>(who, complete, { id: upload.id })) };
  }
  const read = async (key: string): Promise<Buffer> => {
    const chunks: Buffer[] = [];
    for await (const chunk of await t.platform.storage.get(key)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  };
  const rowOf = async (id: string): Promise<Record<string, unknown> | undefined> =>
    (await t.service.sql('select * from file where id = $1', [id]))[0];
  const sweep = (): Promise<void> => t.service.app.get(SweepFiles, { strict: false }).execute();
  /** As if these days had gone by for a file and all objects. */
  const later = (id: string, interval: string): Promise<unknown> =>
    t.service.sql(
      `with o as (update stored_object set noted_at = noted_at - $2::interval)
       update file set created_at = created_at - $2::interval, unclaimed_since = unclaimed_since - $2::interval where id = $1`,
      [id, interval],
    );

  it('23. is uploaded, completed and downloaded: what was read is what is kept', async () => {
    const body = await picture(120, 80);
    const upload = await uploaded(owner, 'logo', 'image/png', body);
    expect(upload.bucketPath).toBe(`${owner.tenantId}/files/${upload.id}.png`);
    expect(upload.uploadUrl).toContain(`/files/${upload.bucketPath}?method=PUT`);
    expect(await t.data(owner, see, { id: upload.id })).toMatchObject({ state: 'uploading', url: null });
    const file = await t.data<Shown>(owner, complete, { id: upload.id });
    expect(file).toMatchObject({ state: 'ready', width: 120, height: 80, contentType: 'image/png', claimed: false });
    expect(file.url).toContain('method=GET');
    expect(await t.data(owner, complete, { id: upload.id })).toMatchObject({ ...file, url: expect.any(String) });
    // Bytes that are swapped afterwards change nothing.
    await put(upload.bucketPath, await picture(16), 'image/png');
    expect(await t.data(owner, complete, { id: upload.id })).toMatchObject({ width: 120, bytes: file.bytes });
    const row = (await rowOf(upload.id))!;
    const kept = await read(row['key'] as string);
    expect(createHash('sha256').update(kept).digest()).toEqual(row['sha256']);
    expect(await sharp(kept).metadata()).toMatchObject({ width: 120 });
    for (const expiresIn of [59, 604_801, -1])
      expect(await t.refusal(owner, see, { id: upload.id, expiresIn })).toBe('invalid-input expiresIn');
  });

  it('23. an upload takes no more bytes than were announced', async () => {
    const input = { name: 'a', purpose: 'logo', contentType: 'image/png', bytes: 321 };
    const { uploadUrl } = await t.data<{ uploadUrl: string }>(owner, create, { input });
    expect(new URL(uploadUrl).searchParams.get('max')).toBe('321');
  });

  it('23. thirty bad files are refused, and stay refused', async () => {
    const all = await badFiles();
    expect(all).toHaveLength(30);
    for (const [what, purpose, contentType, body] of all) {
      const { id } = await uploaded(owner, purpose, contentType, body);
      for (const _ of [1, 2])
        expect([what, await t.refusal(owner, complete, { id })]).toEqual([what, 'unsupported-type']);
      expect([what, (await rowOf(id))?.['state']]).toEqual([what, 'refused']);
    }
  }, 60_000);

  it('23. an upload is refused by its announcement: type, size, name, purpose', async () => {
    const refused = (input: object) =>
      t.refusal(owner, create, {
        input: { name: 'a', purpose: 'logo', contentType: 'image/png', bytes: 10, ...input },
      });
    for (const contentType of ['image/svg+xml', 'text/html', 'IMAGE/PNG', 'constructor', '', 'application/pdf'])
      expect(await refused({ contentType })).toMatch(/^(unsupported-type|invalid-input contentType)$/);
    expect(await refused({ bytes: 5 * 2 ** 20 + 1 })).toBe('too-large');
    expect(await refused({ purpose: 'email-image', bytes: 2 ** 20 + 1 })).toBe('too-large');
    expect(await refused({ bytes: 0 })).toBe('invalid-input bytes');
    for (const name of ['', '  ', 'x'.repeat(201), 'a\0b', 'a\nb'])
      expect(await refused({ name })).toBe('invalid-input name');
    expect(await refused({ purpose: 'portrait' })).toBe('invalid-input purpose');
    const { id } = await begin(owner, 'logo', 'image/png');
    expect(await t.refusal(owner, complete, { id })).toBe('wrong-state');
  });

  it('23. camera data is gone, and the picture stands as the camera was held', async () => {
    const camera = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 53/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const file = await ready(owner, 'mms-image', 'image/jpeg', camera);
    expect(file).toMatchObject({ width: 40, height: 60 });
    const kept = await read((await rowOf(file.id))!['key'] as string);
    const { exif, xmp, orientation, width } = await sharp(kept).metadata();
    expect({ exif, xmp, orientation, width }).toEqual({
      exif: undefined,
      xmp: undefined,
      orientation: undefined,
      width: 40,
    });
    expect(kept.includes('Camera')).toBe(false);
  });

  it('23. recordings have a length and 200 peaks, documents are kept as they are', async () => {
    const recording = await ready(owner, 'recording', 'audio/wav', tone(2, 16_000, 2));
    expect(recording).toMatchObject({ durationMs: 2_000, width: null });
    expect(recording.peaks).toHaveLength(200);
    expect(Math.max(...(recording.peaks ?? []))).toBe(49);
    const { id } = await ready(owner, 'evidence', 'application/pdf', pdf);
    expect(await read((await rowOf(id))!['key'] as string)).toEqual(pdf);
  });

  it('23. is for who may: by its purpose, and never for another business', async () => {
    const same = (permissions: string[]): Person =>
      t.person({ tenantId: owner.tenantId, permissions: permissions as never });
    const [merchant, campaigns, business] = [
      same(['merchant-editor']),
      same(['campaign-editor']),
      same(['business-editor']),
    ];
    const logo = await ready(merchant, 'logo', 'image/png', await picture());
    const evidence = await ready(campaigns, 'evidence', 'application/pdf', pdf);
    const paper = await ready(business, 'identity-document', 'application/pdf', pdf);
    for (const [who, file, answer] of [
      [campaigns, logo, 'no error'],
      [merchant, evidence, 'forbidden'],
      [business, evidence, 'forbidden'],
      [campaigns, paper, 'forbidden'],
      [business, paper, 'no error'],
    ] as const)
      expect(await t.refusal(who, see, { id: file.id })).toBe(answer);
    const input = { name: 'x', contentType: 'image/png', bytes: 10 };
    expect(await t.refusal(campaigns, create, { input: { ...input, purpose: 'logo' } })).toBe('forbidden');
    expect(await t.refusal(merchant, create, { input: { ...input, purpose: 'mms-image' } })).toBe('forbidden');
    expect(await t.refusal(null, create, { input: { ...input, purpose: 'avatar' } })).toBe('unauthorized');
    const stranger = t.person();
    for (const document of [see, complete, remove])
      for (const [id, answer] of [
        [logo.id, 'not-found'],
        [newId(), 'not-found'],
        ['-2147483649', 'invalid-input id'],
      ])
        expect(await t.refusal(stranger, document, { id })).toBe(answer);
    expect(await t.refusal(business, remove, { id: logo.id })).toBe('forbidden');
    expect(await t.data(merchant, remove, { id: logo.id })).toBe(true);
    expect(await t.refusal(merchant, see, { id: logo.id })).toBe('not-found');
  });

  it('23. papers of people are read by the platform’s admin too, and each reading stands in the trail of the business', async () => {
    const ava = t.person();
    const [business, campaigns] = (['business-editor', 'campaign-editor'] as const).map((permission) =>
      t.person({ tenantId: ava.tenantId, permissions: [permission] }),
    ) as [Person, Person];
    const admin = { userId: newId(), tenantId: '00000000-0000-0000-0000-000000000000', role: 'admin' } as const;
    const paper = await ready(business, 'identity-document', 'application/pdf', pdf);
    const evidence = await ready(campaigns, 'evidence', 'application/pdf', pdf);
    const logo = await ready(ava, 'logo', 'image/png', await picture());
    for (const [who, id, answer] of [
      [business, paper.id, 'no error'],
      [business, paper.id, 'no error'],
      [ava, paper.id, 'no error'],
      [admin, paper.id, 'no error'],
      [admin, evidence.id, 'no error'],
      // What it is refused, nobody has read; and of what is no paper the admin sees nothing.
      [campaigns, paper.id, 'forbidden'],
      [business, evidence.id, 'forbidden'],
      [t.person(), paper.id, 'not-found'],
      [admin, logo.id, 'not-found'],
      [admin, newId(), 'not-found'],
      [ava, logo.id, 'no error'],
    ] as const)
      expect(await t.refusal(who, see, { id })).toBe(answer);
    // A colleague who ends somebody's upload once more is given an address, too.
    await t.data(ava, complete, { id: paper.id });
    const rows = await eventually(() => {
      const of = t.heard(ava.tenantId, auditRecorded) as unknown as Payload<typeof auditRecorded>[];
      return of.length >= 6 && of;
    });
    const read = (actor: object, { id }: { id: string }): object => ({
      action: 'file.read',
      actor,
      subject: { type: 'file', id, name: 'a file' },
    });
    const person = ({ userId }: Person): object => ({ kind: 'person', id: userId, name: null });
    const us = { kind: 'admin', id: admin.userId, name: 'Bellbird' };
    expect(rows).toMatchObject([
      read(person(business), paper),
      read(person(business), paper),
      read(person(ava), paper),
      read(us, paper),
      read(us, evidence),
      read(person(ava), paper),
    ]);
    expect(rows).toHaveLength(6);
    expect(await t.refusal(admin, remove, { id: paper.id })).toBe('not-found');
  });

  it('23. an avatar is its person’s alone, at the place of the spec', async () => {
    const [mia, sam] = [t.person({ permissions: [] }), t.person({ permissions: [] })];
    const colleague = t.person({ tenantId: mia.tenantId });
    const file = await ready(mia, 'avatar', 'image/png', await picture());
    expect(file.bucketPath).toBe(`${mia.tenantId}/${mia.userId}/avatar.png`);
    expect(await t.refusal(mia, see, { id: file.id })).toBe('no error');
    expect(await t.refusal(colleague, see, { id: file.id })).toBe('forbidden');
    expect(await t.refusal(sam, see, { id: file.id })).toBe('not-found');
    // The platform's admin has a face, too.
    const admin = { userId: newId(), tenantId: '00000000-0000-0000-0000-000000000000', role: 'admin' } as const;
    expect(
      await t.refusal(admin, create, { input: { name: 'me', purpose: 'avatar', contentType: 'image/png', bytes: 9 } }),
    ).toBe('no error');
  });

  it('23. is claimed all or none, stays while it is, and goes a day after', async () => {
    const one = async (): Promise<Shown> => ready(owner, 'mms-image', 'image/png', await picture());
    const [first, second] = [await one(), await one()];
    const by = { kind: 'campaign', id: newId() };
    const ids = [first.id, second.id];
    const asked = { ids, purpose: 'mms-image', by };
    const answer = await t.data<object[]>(service(owner.tenantId), claim, asked);
    expect(await t.data(service(owner.tenantId), claim, asked)).toEqual(answer);
    expect(await t.data(owner, see, { id: first.id })).toMatchObject({ claimed: true });
    expect((await t.ask(owner, remove, { id: first.id })).error).toMatchObject({
      code: 'wrong-state',
      message: 'This file is in use.',
    });
    const logo = await ready(owner, 'logo', 'image/png', await picture());
    const other = await ready(t.person(), 'mms-image', 'image/png', await picture());
    const { id: begun } = await begin(owner, 'mms-image', 'image/png');
    for (const bad of [logo.id, other.id, begun, newId()])
      expect(
        await t.refusal(service(owner.tenantId), claim, {
          ids: [first.id, bad],
          purpose: 'mms-image',
          by: { kind: 'campaign', id: newId() },
        }),
      ).toBe('invalid-input ids[1]');
    expect((await t.service.sql('select 1 from file_claim where file_id = $1', [first.id])).length).toBe(1);

    await later(first.id, '48 hours');
    await sweep();
    expect(await rowOf(first.id)).toBeDefined();
    await t.tell(fileReleased, { fileId: first.id, tenantId: owner.tenantId, by });
    await eventually(async () => !(await t.data<Shown>(owner, see, { id: first.id })).claimed);
    await sweep();
    expect(await rowOf(first.id)).toBeDefined();
    const { key } = (await rowOf(first.id))!;
    await later(first.id, '25 hours');
    await sweep();
    expect(await rowOf(first.id)).toBeUndefined();
    expect(await t.platform.storage.exists(key as string)).toBe(false);
    expect(await rowOf(second.id)).toBeDefined();
  });

  it('23. fifty claims and deletes at once: what is claimed is there, what is deleted is claimed by nobody', async () => {
    for (let round = 0; round < 3; round += 1) {
      const file = await ready(owner, 'mms-image', 'image/png', await picture());
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          n % 2 === 0
            ? t.refusal(service(owner.tenantId), claim, {
                ids: [file.id],
                purpose: 'mms-image',
                by: { kind: 'campaign', id: newId() },
              })
            : t.refusal(owner, remove, { id: file.id }),
        ),
      );
      const claims = outcomes.filter((_, n) => n % 2 === 0);
      const isThere = (await rowOf(file.id)) !== undefined;
      expect(new Set(claims)).toEqual(new Set([isThere ? 'no error' : 'invalid-input ids[0]']));
      if (isThere) expect(await read((await rowOf(file.id))!['key'] as string)).not.toHaveLength(0);
    }
  });

  it('23. two who complete at once keep one copy, and the other goes', async () => {
    const { id, bucketPath } = await uploaded(owner, 'logo', 'image/png', await picture());
    await Promise.all([t.data(owner, complete, { id }), t.data(owner, complete, { id })]);
    await later(id, '12 hours');
    await t.service.sql(`update stored_object set noted_at = now() - interval '25 hours'`);
    await sweep();
    const { key } = (await rowOf(id))!;
    const kept = await t.service.sql<{ key: string }>('select key from stored_object where key in ($1, $2)', [
      key,
      bucketPath,
    ]);
    expect(kept).toEqual([{ key }]);
    expect(await t.platform.storage.exists(key as string)).toBe(true);
    expect(await t.platform.storage.exists(bucketPath)).toBe(false);
  });

  it('23. images are published under /images for ever, and go 30 days after they are replaced', async () => {
    const branding = `mutation ($input: AccountSettingsBrandingInput!) { setAccountSettingsBranding(input: $input) { icon { url bucketPath } logo { url bucketPath } } }`;
    const wear = (input: object) =>
      t.data<Record<'icon' | 'logo', { url: string; bucketPath: string } | null>>(owner, branding, { input });
    // An upload that was not completed is.
    const first = await uploaded(owner, 'icon', 'image/png', await picture());
    const { icon } = await wear({ icon: { bucketPath: first.bucketPath, url: 'https://evil.example/x.png' } });
    expect(icon?.url).toMatch(new RegExp(`^/images/${owner.tenantId}/icon-[0-9a-f]{32}\\.png$`));
    expect(icon?.bucketPath).toBe(icon?.url.replace('/images/', '').replace('/icon-', '/public/icon-'));
    expect(await wear({ icon })).toMatchObject({ icon });
    // Contacts asks for it: its opt-out page wears it.
    expect(await t.data(service(owner.tenantId), '{ sendingTerms { icon } }')).toEqual({ icon: icon?.url });
    expect(await t.data(owner, see, { id: first.id })).toMatchObject({ claimed: true });

    const second = await ready(owner, 'icon', 'image/png', await picture(32));
    await wear({ icon: { bucketPath: second.bucketPath } });
    await later(first.id, '29 days');
    await sweep();
    expect(await t.platform.storage.exists(icon!.bucketPath)).toBe(true);
    await later(first.id, '2 days');
    await sweep();
    expect(await t.platform.storage.exists(icon!.bucketPath)).toBe(false);
    expect(await wear({ icon: null })).toMatchObject({ icon: null });

    for (const [purpose, who] of [
      ['logo', owner],
      ['icon', t.person()],
    ] as const) {
      const other = await ready(who, purpose, 'image/png', await picture());
      expect(await t.refusal(owner, branding, { input: { icon: { bucketPath: other.bucketPath } } })).toBe(
        'invalid-input icon.bucketPath',
      );
    }
    for (const bucketPath of [`${owner.tenantId}/../x/icon.png`, '', `${owner.tenantId}/files/${newId()}.png`])
      expect(await t.refusal(owner, branding, { input: { icon: { bucketPath } } })).toBe(
        'invalid-input icon.bucketPath',
      );
  });

  it('23. an avatar is published for its person alone, and what nobody wears is told to who claimed it', async () => {
    const mia = t.person();
    const { id, bucketPath } = await uploaded(mia, 'avatar', 'image/png', await picture());
    const asked = { image: bucketPath, purpose: 'avatar', by: { kind: 'avatar', id: mia.userId } };
    const answer = await t.data<{ fileId: string }>(service(mia.tenantId), publish, asked);
    expect(answer.fileId).toBe(id);
    expect(await t.data(service(mia.tenantId), publish, asked)).toEqual(answer);
    expect(await t.refusal(service(mia.tenantId), publish, { ...asked, by: { kind: 'avatar', id: newId() } })).toBe(
      'invalid-input image',
    );
    expect(await t.refusal(mia, publish, asked)).toBe('forbidden');
    const claims = `query ($after: [ID!]) { fileClaims(kind: "avatar", after: $after) { tenantId fileId thingId } }`;
    expect(await t.data(service(mia.tenantId), claims)).toEqual([]);
    await t.service.sql(`update file_claim set claimed_at = now() - interval '25 hours'`);
    const [old] = await t.data<Record<string, string>[]>(service(mia.tenantId), claims);
    expect(old).toMatchObject({ tenantId: mia.tenantId, fileId: id, thingId: mia.userId });
    const after = [old!['tenantId'], old!['fileId'], old!['thingId']];
    expect(await t.data(service(mia.tenantId), claims, { after })).toEqual([]);
  });

  it('23. carriers fetch pictures and recordings by a signed address; altered, expired, deleted, of others: one 404', async () => {
    const body = tone(1);
    const file = await ready(owner, 'recording', 'audio/wav', body);
    const [secret] = deriveKeys({ secret: t.platform.secret }, 'media addresses');
    const expires = Math.floor(Date.now() / 1_000) + 60;
    const path = mediaPath({ fileId: file.id, expires }, 'café menu.wav', secret);
    const get = (at: string) => fetch(`${t.service.url}${at}`);
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'audio/wav',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(body);
    const logo = await ready(owner, 'logo', 'image/png', await picture());
    const old = mediaPath({ fileId: file.id, expires: 1 }, 'a.wav', secret);
    const other = mediaPath({ fileId: logo.id, expires }, 'a.png', secret);
    const forged = mediaPath({ fileId: file.id, expires }, 'a.wav', Buffer.alloc(32));
    const refused = [
      old,
      other,
      forged,
      path.replace(`/${expires}/`, `/${expires + 1}/`),
      path.replace('/media/', '/media/../media/x'),
      '/media/x',
    ];
    expect(await t.data(owner, remove, { id: file.id })).toBe(true);
    for (const each of [...refused, path]) {
      const { status, headers } = await get(each);
      expect([each, status, headers.get('content-type')]).toEqual([each, 404, 'application/json; charset=utf-8']);
    }
  });

  it('a business has 2 GB, a person 300 uploads an hour', async () => {
    const busy = t.person();
    const input = { name: 'x', purpose: 'logo', contentType: 'image/png', bytes: 10 };
    const outcomes = [];
    for (let n = 0; n < 301; n += 1) outcomes.push(await t.refusal(busy, create, { input }));
    expect(new Set(outcomes.slice(0, 300))).toEqual(new Set(['no error']));
    const last = (await t.ask(busy, create, { input })).error;
    expect(last).toMatchObject({ code: 'too-many-requests', retryAfterSeconds: expect.any(Number) });
    const colleague = t.person({ tenantId: busy.tenantId });
    await t.service.sql('update file set bytes = 7158278 where tenant_id = $1', [busy.tenantId]);
    expect(await t.refusal(colleague, create, { input })).toBe('no error');
    expect((await t.ask(colleague, create, { input: { ...input, bytes: 500 } })).error).toMatchObject({
      code: 'too-large',
      statusCode: 413,
    });
  }, 60_000);

  it('an upload that is begun again by its key is the same upload', async () => {
    const headers = { 'idempotency-key': newId() };
    const input = { name: 'x', purpose: 'logo', contentType: 'image/png', bytes: 10 };
    const all = await Promise.all(
      Array.from({ length: 10 }, () => t.data<Uploading>(owner, create, { input }, headers)),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  });
});
