import type { IncomingMessage, ServerResponse } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';
import { errors, request, type Dispatcher } from 'undici';
import { invalidField, isProductError, ProductError, unavailable } from '@bellbird/errors';
import { shownName } from '@bellbird/field-rules';
import { bodyThrough, inClientSpan, noAnswerOf, type Platform, type Pulse } from '@bellbird/service-host';
import { sendJson } from '../answer/send.js';
import { onwardHeaders, type AskedBy } from '../gateway-client.js';
import { discardRest, hasUnreadBody } from '../request/discard-rest.js';
import type { UploadRoute } from '../table/route.js';

/** What the form around a file may add to its size. */
const formBytes = 1_000_000;

/** Headers of the service's answer that its caller sees. */
const passedBack = ['location', 'retry-after', 'www-authenticate'];

/**
 * Streams an upload to the service that takes it, as it comes, at the speed that the service reads it; its answer is
 * passed back. Nothing is buffered but a chunk.
 * @throws 415 where it is no form, 413 where it is too large (said at once where its length is known), 503.
 */
export async function passUpload(
  req: IncomingMessage,
  res: ServerResponse,
  { upload, method }: UploadRoute,
  search: ReadonlyMap<string, string>,
  by: AskedBy,
  { platform, pulse }: { platform: Pick<Platform, 'peer'>; pulse: Pulse },
): Promise<void> {
  const [unknown] = search.keys();
  if (unknown !== undefined) throw invalidField(shownName(unknown), 'There is no such query parameter here.');
  const { 'content-type': type, 'content-length': length } = req.headers;
  if (!/^multipart\/form-data\s*;.*\bboundary=/i.test(type ?? '')) throw new ProductError('unsupported-type');
  const most = upload.mostBytes + formBytes;
  if (Number(length ?? 0) > most) throw new ProductError('too-large');

  const counted = bodyThrough(req, new CountedBytes(most));
  let answer: Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'> & { text: string };
  try {
    const to = new URL(upload.path, platform.peer(upload.service));
    const called = { peer: upload.service, url: to.origin, attributes: { 'http.request.method': method } };
    answer = await pulse.whileLiving(to.origin, (silent) =>
      inClientSpan(`${method} ${upload.path}`, called, async (span) => {
        const { statusCode, headers, body } = await request(to, {
          method,
          body: counted,
          headersTimeout: 120_000,
          bodyTimeout: 120_000,
          signal: silent,
          headers: {
            ...onwardHeaders(by),
            'content-type': type ?? '',
            ...(length !== undefined && { 'content-length': length }),
          },
        });
        span.setAttribute('http.response.status_code', statusCode);
        return { statusCode, headers, text: await body.text() };
      }),
    );
  } catch (error) {
    req.unpipe(counted);
    counted.destroy();
    const cause = isProductError(error)
      ? error
      : counted.tooLarge
        ? new ProductError('too-large')
        : error instanceof errors.HeadersTimeoutError
          ? new ProductError('timeout')
          : noAnswerOf('rest-adapter', upload.service, error);
    throw cause;
  }
  // A service may answer before it has read everything.
  req.unpipe(counted);
  counted.destroy();
  await discardRest(req);
  const headers = Object.fromEntries(
    passedBack.flatMap((name) => (typeof answer.headers[name] === 'string' ? [[name, answer.headers[name]]] : [])),
  );
  sendJson(req, res, answer.statusCode, jsonOf(answer.text), {
    ...headers,
    ...(hasUnreadBody(req) && { connection: 'close' }),
  });
}

function jsonOf(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw unavailable(undefined, error);
  }
}

/** Lets bytes through until there are too many. */
class CountedBytes extends Transform {
  tooLarge = false;
  private seen = 0;

  constructor(private readonly most: number) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.seen += chunk.length;
    this.tooLarge = this.seen > this.most;
    done(this.tooLarge ? new ProductError('too-large') : null, chunk);
  }
}
