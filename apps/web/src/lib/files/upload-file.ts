import type { ApolloClient } from '@apollo/client';
import { problemFrom } from '../graph/problem';
import { CompleteFileDocument, CreateFileDocument } from './files.generated';

/** Uploads a file and has it checked; answers where it was uploaded. @throws Problem */
export async function uploadFile(
  client: ApolloClient,
  body: Blob,
  { name, purpose }: { name: string; purpose: 'avatar' | 'icon' | 'logo' },
  send: typeof fetch = fetch,
): Promise<string> {
  const input = { name, purpose, contentType: body.type, bytes: body.size };
  const { data } = await client.mutate({ mutation: CreateFileDocument, variables: { input } });
  const { id, bucketPath, uploadUrl } = data!.createFile!;
  // The address may name another origin than the page was opened under; the path is ours under both.
  const { pathname, search } = new URL(uploadUrl);
  const answer = await send(pathname + search, { method: 'PUT', body, headers: { 'content-type': body.type } });
  if (!answer.ok)
    throw problemFrom((await answer.json().catch(() => ({ statusCode: answer.status }))) as Record<string, unknown>);
  await client.mutate({ mutation: CompleteFileDocument, variables: { id } });
  return bucketPath;
}
