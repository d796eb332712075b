/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { uploadFile } from './upload-file';

let asked: string[] = [];
const link = new ApolloLink(
  ({ operationName, variables }) =>
    new Observable((observer) => {
      asked.push(`${operationName} ${JSON.stringify(variables)}`);
      const upload = {
        __typename: 'FileUpload',
        id: 'f1',
        bucketPath: 't1/files/f1.png',
        uploadUrl: 'https://elsewhere.example/files/t1/files/f1.png?method=PUT&signature=x',
      };
      observer.next({
        data:
          operationName === 'CreateFile'
            ? { createFile: upload }
            : { completeFile: { __typename: 'StoredFile', id: 'f1' } },
      });
      observer.complete();
    }) as never,
);
const client = (): ApolloClient => new ApolloClient({ link, cache: new InMemoryCache() });
const picture = new Blob(['png'], { type: 'image/png' });
const answering = (status: number, body: object): typeof fetch =>
  ((path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve({ ok: status < 300, status, json: () => Promise.resolve(body) });
  }) as never;
beforeEach(() => (asked = []));

it('says what comes, puts it where the page itself is served, and has it checked', async () => {
  const send = answering(200, {});
  expect(await uploadFile(client(), picture, { name: 'logo.png', purpose: 'logo' }, send)).toBe('t1/files/f1.png');
  expect(asked).toEqual([
    'CreateFile {"input":{"name":"logo.png","purpose":"logo","contentType":"image/png","bytes":3}}',
    'PUT /files/t1/files/f1.png?method=PUT&signature=x',
    'CompleteFile {"id":"f1"}',
  ]);
});

it('says why the storage takes it not, and completes nothing', async () => {
  const send = answering(413, { statusCode: 413, code: 'too-large', message: 'The request is too large.' });
  await expect(uploadFile(client(), picture, { name: 'logo.png', purpose: 'logo' }, send)).rejects.toMatchObject({
    code: 'too-large',
    message: 'The request is too large.',
  });
  expect(asked).toHaveLength(2);
});
