import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isProductError } from '@bellbird/errors';
import { openStorage, type Storage } from '@bellbird/storage';
import { eventually } from '@bellbird/testing';
import { receiveUpload } from '../apps/contacts/src/import/upload/receive-upload.js';
import { localS3 } from '../libs/storage/test/local-s3.js';

interface Store {
  storage: Storage;
  /** What of bodies is kept half: drafts and open files, uploads in parts that nobody ended. */
  underWay: () => unknown[];
  close: () => Promise<void>;
}

const home = { baseUrl: 'https://bellbird.example/files', secrets: [randomBytes(32)] as [Buffer] };

async function folderStore(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  const openFiles = (): string[] =>
    process.platform !== 'linux'
      ? []
      : readdirSync('/proc/self/fd')
          .flatMap((fd) => {
            try {
              return [readlinkSync(`/proc/self/fd/${fd}`)];
            } catch {
              return [];
            }
          })
          .filter((path) => path.startsWith(folder));
  return {
    storage: await openStorage({}, { ...home, folder }),
    underWay: () => [...readdirSync(join(folder, '.incoming')), ...openFiles()],
    close: () => Promise.resolve(rmSync(folder, { recursive: true })),
  };
}

async function s3Store(): Promise<Store> {
  const s3 = await localS3();
  return {
    storage: await openStorage(s3.env, { ...home, folder: '/nowhere' }),
    underWay: () => Array.from({ length: s3.openUploads() }),
    close: () => s3.close(),
  };
}

const part = (head: string, body = ''): string => `--X\r\n${head}\r\n\r\n${body}\r\n`;
const file = (name = 'file', fileName = 'a.csv'): string =>
  `Content-Disposition: form-data; name="${name}"; filename="${fileName}"`;
const end = '--X--\r\n';

/** [what it is, the body, the status, the field that is named] */
const hostile: [string, string, number, string | undefined][] = [
  ['nothing', '', 400, 'file'],
  ['no form', 'phone\n0412345678\n', 400, 'file'],
  ['an end alone', end, 400, 'file'],
  ['a part without a name', part('Content-Disposition: form-data', '1') + end, 400, ''],
  ['a file without a name', part('Content-Disposition: form-data; filename="a.csv"', 'phone') + end, 400, ''],
  ['a file of another name that is not ended', part(file('other'), 'phone').slice(0, -2), 400, 'other'],
  ['a part without a disposition', part('Content-Type: text/csv', 'phone') + end, 400, 'file'],
  ['a part without a head', `--X\r\n\r\nphone\r\n${end}`, 400, 'file'],
  ['a head that is no head', part('\u0001\u0002', 'phone') + end, 400, 'file'],
  ['a head that is not ended', `--X\r\n${file()}`, 400, 'file'],
  ['a head of 100,000 bytes', part(`${file()}\r\nX-Y: ${'y'.repeat(100_000)}`, 'phone') + end, 400, 'file'],
  ['a file that is not ended', part(file(), 'phone'), 400, 'file'],
  ['a file that is not ended, of 100,000 rows', part(file(), 'phone\n'.repeat(100_000)), 400, 'file'],
  ['an empty file', part(file()) + end, 400, 'file'],
  ['two files', part(file(), 'phone') + part(file(), 'phone') + end, 400, 'file'],
  ['two files, the second not ended', part(file(), 'phone') + part(file(), 'phone'), 400, 'file'],
  [
    'a whole file and another part',
    part(file(), 'phone\n'.repeat(50_000)) + part('Content-Disposition: form-data; name="other"', '1') + end,
    400,
    'other',
  ],
  [
    'a whole file and a part without a name',
    part(file(), 'phone') + part('Content-Disposition: form-data', '1') + end,
    400,
    '',
  ],
  ['a whole file and no end', part(file(), 'phone') + '--X', 400, 'file'],
  [
    'a whole file and options that are none',
    part(file(), 'phone') + part('Content-Disposition: form-data; name="options"', '{') + end,
    400,
    'options',
  ],
  [
    'options without end',
    part('Content-Disposition: form-data; name="options"', 'x'.repeat(1_100_000)) + end,
    413,
    undefined,
  ],
  [
    'a NUL in the name of the file',
    part(`Content-Disposition: form-data; name="file"; filename*=utf-8''a%00.csv`, 'phone') + end,
    400,
    'file',
  ],
  ['a NUL in the name of a part', part(`Content-Disposition: form-data; name*=utf-8''a%00`, 'x') + end, 400, ''],
  ['something else than a table', part(file('file', 'a.exe'), 'MZ'.repeat(200_000)) + end, 415, undefined],
  ['something else than a table that is not ended', part(file('file', 'a.exe'), 'MZ'.repeat(200_000)), 415, undefined],
];

describe.each([
  ['a folder', folderStore],
  ['S3', s3Store],
])('an upload on its way to %s', (_name, open) => {
  let store: Store;
  let storage: Storage;
  let server: Server;
  let key: string;
  let silenceMs: number | undefined;
  const refused: unknown[] = [];

  beforeAll(async () => {
    store = await open();
    server = createServer(async (request, response) => {
      try {
        const { bytes } = await receiveUpload(request, storage, key, silenceMs);
        response.writeHead(202).end(JSON.stringify({ bytes }));
      } catch (error) {
        refused.push(error);
        if (isProductError(error)) response.writeHead(error.statusCode).end(JSON.stringify(error));
        else response.writeHead(500).end('{}');
      }
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await store.close();
  });
  beforeEach(() => {
    key = `${randomUUID()}/imports/${randomUUID()}.csv`;
    silenceMs = undefined;
    storage = store.storage;
    refused.length = 0;
  });

  const send = async (body: string): Promise<[number, { bytes?: number; fields?: { field: string }[] }]> => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=X' },
    });
    return [response.status, (await response.json()) as { fields?: { field: string }[] }];
  };
  /** The beginning of an upload that says it is longer. */
  const begin = async (body: Buffer | string): Promise<Socket> => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=X\r\ncontent-length: 100000000\r\n\r\n',
    );
    if (!socket.write(body)) await once(socket, 'drain');
    return socket;
  };
  const expectNothingLeft = async (): Promise<void> => {
    await eventually(() => expect(store.underWay()).toEqual([]));
    expect(await store.storage.exists(key)).toBe(false);
  };

  it.each(hostile)('that is %s is refused, and nothing of it stays', async (_what, body, status, field) => {
    const [answered, { fields }] = await send(body);
    expect([answered, fields?.[0]?.field]).toEqual([status, field]);
    await expectNothingLeft();
  });

  it.each([
    ['its first bytes', '--X'],
    ['the head of its file', part(file()).slice(0, -2)],
    ['half of a row', part(file(), 'phone\n04').slice(0, -2)],
    ['20 MB', part(file(), '0412345678\n'.repeat(1_900_000)).slice(0, -2)],
  ])(
    'whose sender leaves after %s is given up',
    async (_what, body) => {
      const senders = await Promise.all([begin(body), begin(body), begin(body)]);
      if (body.length > 1_000_000) await eventually(() => store.underWay().length >= 3);
      for (const sender of senders) sender.resetAndDestroy();
      await eventually(() => refused.length === 3);
      expect(refused).toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ code: 'invalid-input' })));
      await expectNothingLeft();
    },
    20_000,
  );

  it('whose sender says nothing any more is given up, and the sender told so', async () => {
    silenceMs = 100;
    const sender = await begin(part(file(), '0412345678\n'.repeat(900_000)).slice(0, -2));
    expect(String((await once(sender, 'data'))[0])).toMatch(/^HTTP\/1\.1 400 .*Nothing came for 0\.1 seconds\./s);
    sender.destroy();
    await expectNothingLeft();
  });

  it.each([
    ['before it has read', false],
    ['when it has read all', true],
  ])('that storage fails to keep, %s, is a fault of ours and none of the sender', async (_what, reads) => {
    const full = new Error('no space left on device');
    const put: Storage['put'] = async (_key, body) => {
      if (reads) for await (const _piece of body as AsyncIterable<Buffer>);
      throw full;
    };
    storage = new Proxy(store.storage, { get: (of, name) => (name === 'put' ? put : Reflect.get(of, name).bind(of)) });
    expect((await send(part(file(), 'phone\n'.repeat(50_000)) + end))[0]).toBe(500);
    expect(refused).toEqual([expect.objectContaining({ cause: full })]);
    await expectNothingLeft();
  });

  it('that is whole is stored, also after all of these', async () => {
    expect(
      await send(
        part('Content-Disposition: form-data; name="options"', '{"dryRun":true}') +
          part(file(), 'phone\n0412345678\n') +
          end,
      ),
    ).toEqual([202, { bytes: 17 }]);
    expect(await store.storage.exists(key)).toBe(true);
    expect(store.underWay()).toEqual([]);
  });
});
