import { compressSync } from 'snappy';
import { unsnappy } from './compression-codecs.js';

const block = (bytes: Buffer): Buffer => {
  const compressed = compressSync(bytes);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(compressed.length);
  return Buffer.concat([length, compressed]);
};

describe('a batch by snappy', () => {
  const [one, two] = [Buffer.from('soup '.repeat(9_000)), Buffer.from('is back')];

  it('is one block, as most clients write it', async () => {
    expect(await unsnappy(compressSync(one))).toEqual(one);
  });

  it('is several below a head, as Java writes it', async () => {
    const head = Buffer.from('82534e4150505900000000010000000100'.slice(0, 32), 'hex');
    expect(await unsnappy(Buffer.concat([head, block(one), block(two)]))).toEqual(Buffer.concat([one, two]));
    expect(await unsnappy(head)).toEqual(Buffer.alloc(0));
  });

  it('is refused where it is cut off', async () => {
    await expect(unsnappy(compressSync(one).subarray(0, 20))).rejects.toThrow();
  });
});
