declare module 's3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** A Koa application that speaks S3 over a folder. */
  export default class S3rver {
    constructor(options: { silent: boolean; directory: string; resetOnClose: boolean; vhostBuckets: boolean; serviceEndpoint: string; configureBuckets: { name: string; configs: string[] }[] });
    configureBuckets(): Promise<void>;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  }
}
