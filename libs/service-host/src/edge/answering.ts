import type { IncomingMessage, ServerResponse } from 'node:http';
import { countFault } from '../telemetry/count-fault.js';
import { createLogger } from '../telemetry/logger.js';
import { edgeError } from './edge-error.js';

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void> | void;

/**
 * A listener for the requests of a server that runs `handle`. Nobody would catch what a bare listener throws, and it would
 * end the process. Here it is logged and counted as a fault of `service`, and the caller gets 500 or, if his answer has
 * begun, is cut off.
 */
export function answering(
  service: string,
  handle: Handle,
): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  return async (req, res) => {
    try {
      await handle(req, res);
    } catch (error) {
      const answer = edgeError('internal');
      createLogger(service).error({ err: error, traceId: answer.traceId }, 'A request failed');
      void countFault(service);
      if (res.headersSent) res.destroy();
      else
        res
          .writeHead(answer.statusCode, { 'content-type': 'application/json; charset=utf-8' })
          .end(JSON.stringify(answer));
    }
  };
}
