/** How Java's clients cut a batch that they compress by snappy: a head, then blocks with their lengths before them. */
const javaHead = Buffer.from([0x82, 0x53, 0x4e, 0x41, 0x50, 0x50, 0x59, 0x00]);
const javaHeadBytes = 16;

/**
 * Teaches the client to read what others compress by snappy, lz4 or zstd; gzip it reads by itself. We never write it.
 * Each library is loaded when the first such batch comes.
 */
export async function readEveryCompression(): Promise<void> {
  const { default: kafkajs } = await import('kafkajs');
  const { CompressionCodecs: codecs, CompressionTypes: types } = kafkajs;
  const onlyReads = (decompress: (batch: Buffer) => Promise<Buffer>) => () => ({ compress, decompress });
  codecs[types.Snappy] = onlyReads(unsnappy);
  codecs[types.LZ4] = onlyReads(async (batch) => (await import('lz4-napi')).decompressFrame(batch));
  codecs[types.ZSTD] = onlyReads(async (batch) => Buffer.from((await import('fzstd')).decompress(batch)));
}

async function compress(): Promise<never> {
  throw new Error('Bellbird compresses nothing that it writes to Kafka.');
}

/** One block, as most clients write it, or several below Java's head. */
export async function unsnappy(batch: Buffer): Promise<Buffer> {
  const { uncompress } = await import('snappy');
  const block = async (bytes: Buffer): Promise<Buffer> => Buffer.from(await uncompress(bytes));
  if (!batch.subarray(0, javaHead.length).equals(javaHead)) return block(batch);
  const blocks: Buffer[] = [];
  for (let at = javaHeadBytes; at < batch.length;) {
    const from = at + 4;
    at = from + batch.readUInt32BE(at);
    blocks.push(await block(batch.subarray(from, at)));
  }
  return Buffer.concat(blocks);
}
