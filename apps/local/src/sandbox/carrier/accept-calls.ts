import type { IncomingMessage, ServerResponse } from 'node:http';
import { isProductError } from '@bellbird/errors';
import type { Access } from '../http/access.js';
import { readBody } from '../http/call.js';
import type { FaultLog } from '../http/failures.js';
import type { FastLane } from '../http/serve.js';
import type { AnswerLater } from './answer-later.js';
import type { Messages } from './messages.js';
import type { Network } from './network.js';
import type { Sids } from './sid.js';
import { readTextMessage } from './text-message.js';

interface Carrier {
  access: Access;
  network: Network;
  messages: Messages;
  later: AnswerLater;
  sids: Sids;
  log: FaultLog;
}

const happens = (percent: number): boolean => percent > 0 && Math.random() * 100 < percent;

/** `POST /carrier/messages`, with everything that a real network does to it. It is the hot path: no router, no spread. */
export function acceptCalls(carrier: Carrier): FastLane {
  return (request, response) => {
    const arrivedMs = performance.now();
    readBody(request).then(
      (body) =>
        void take(carrier, request, response, arrivedMs, body.toString('utf8')).catch((error: unknown) => {
          carrier.log('accepting a text', error);
          write(response, 500, '{"code":20500,"message":"The carrier has a fault."}');
        }),
      (error: unknown) =>
        isProductError(error) && write(response, 413, '{"code":20413,"message":"The body is too large."}'),
    );
  };
}

async function take(
  carrier: Carrier,
  request: IncomingMessage,
  response: ServerResponse,
  arrivedMs: number,
  body: string,
): Promise<void> {
  if (!carrier.access.permits(request.headers.authorization))
    return write(response, 401, '{"code":20003,"message":"Authenticate."}');
  const behaviour = carrier.network.behaviour;
  const answer = (status: number, text: string): void =>
    carrier.later.at(arrivedMs + behaviour.latencyMs, () => write(response, status, text));
  if (!carrier.network.admits()) return answer(429, '{"code":20429,"message":"Too many requests."}');
  const text = readTextMessage(body);
  if ('code' in text) return answer(400, JSON.stringify(text));
  if (happens(behaviour.rejectPercent)) return answer(400, '{"code":21211,"message":"The number is not in service."}');
  if (happens(behaviour.timeoutPercent)) return;
  const id = await carrier.messages.accept(text, happens(behaviour.bouncePercent));
  if (happens(behaviour.lostAnswerPercent))
    carrier.later.at(arrivedMs + behaviour.latencyMs, () => request.socket.destroy());
  else answer(201, `{"sid":"${carrier.sids.of(id)}","status":"accepted"}`);
}

function write(response: ServerResponse, status: number, body: string): void {
  if (response.destroyed || response.headersSent) return;
  // A raw list of headers skips Node's look-ups; all bodies here are ASCII but a refusal's, whose words are ours.
  const headers = ['content-type', 'application/json', 'content-length', String(Buffer.byteLength(body))];
  if (status === 429) headers.push('retry-after', '1');
  response.writeHead(status, headers);
  response.end(body);
}
