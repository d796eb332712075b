import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service as the waiting list sees it: what it answers to each question. */
export interface StubPeer {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts one. `answer`: the data of a question, from its variables. `passOn`: where GETs go, such as those for the keys of
 * tokens.
 */
export async function startStubPeer(
  answer: (variables: Record<string, unknown>) => Record<string, unknown>,
  passOn?: string,
): Promise<StubPeer> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.method === 'GET')
      return void fetch(`${passOn ?? ''}${request.url ?? ''}`)
        .then((answered) => answered.text())
        .then(
          (body) => response.end(body),
          () => request.socket.destroy(),
        );
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { variables } = JSON.parse(body) as { variables?: Record<string, unknown> };
      response.end(JSON.stringify({ data: answer(variables ?? {}) }));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
