import { Unfit } from './examined.js';

const pcm = 1;
/** Says that the true format stands further on in the same chunk. */
const extensible = 0xfffe;

interface Format {
  channels: number;
  rate: number;
  bits: number;
}

/** RIFF/WAVE with PCM samples (Microsoft's RIFF, "New Multimedia Data Types and Data Techniques"). @throws Unfit */
export function readWav(body: Buffer): { rate: number; channels: Float32Array[] } {
  const chunks = chunksOf(body);
  const format = formatOf(chunks.get('fmt '));
  const data = chunks.get('data');
  if (data === undefined) throw new Unfit('no sound');
  const wide = format.bits / 8;
  const frames = Math.floor(data.length / (wide * format.channels));
  const channels = Array.from({ length: format.channels }, () => new Float32Array(frames));
  for (let frame = 0; frame < frames; frame += 1)
    for (let channel = 0; channel < format.channels; channel += 1)
      channels[channel]![frame] = sampleOf(data, (frame * format.channels + channel) * wide, format.bits);
  return { rate: format.rate, channels };
}

function chunksOf(body: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 12; at + 8 <= body.length;) {
    const size = body.readUInt32LE(at + 4);
    const name = body.toString('latin1', at, at + 4);
    if (!chunks.has(name)) chunks.set(name, body.subarray(at + 8, at + 8 + size));
    // Chunks begin at even places.
    at += 8 + size + (size % 2);
  }
  return chunks;
}

function formatOf(chunk: Buffer | undefined): Format {
  if (chunk === undefined || chunk.length < 16) throw new Unfit('no format');
  const said = chunk.readUInt16LE(0);
  const kind = said === extensible && chunk.length >= 26 ? chunk.readUInt16LE(24) : said;
  const format = { channels: chunk.readUInt16LE(2), rate: chunk.readUInt32LE(4), bits: chunk.readUInt16LE(14) };
  if (kind !== pcm || ![8, 16, 24, 32].includes(format.bits) || ![1, 2].includes(format.channels))
    throw new Unfit('not PCM of one or two channels');
  return format;
}

function sampleOf(data: Buffer, at: number, bits: number): number {
  // Eight bits have no sign, the others do.
  if (bits === 8) return (data[at]! - 128) / 128;
  return data.readIntLE(at, bits / 8) / 2 ** (bits - 1);
}
