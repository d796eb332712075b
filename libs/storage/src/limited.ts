import { Transform } from 'node:stream';
import { ProductError } from '@bellbird/errors';

/** Lets at most `maxBytes` through, counts them, and fails with `too-large` at the first byte above. */
export class Limited extends Transform {
  bytes = 0;

  constructor(private readonly maxBytes: number) {
    super();
  }

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error: Error | null, chunk?: Buffer) => void,
  ): void {
    this.bytes += chunk.length;
    if (this.bytes > this.maxBytes) done(new ProductError('too-large'));
    else done(null, chunk);
  }
}
