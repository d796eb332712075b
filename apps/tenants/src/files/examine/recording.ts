import { Unfit, type Examined } from './examined.js';
import { readWav } from './wav.js';

/** Sound as it is measured: a list a channel, of numbers from -1 to 1. */
interface Sound {
  rate: number;
  channels: readonly Float32Array[];
}

const peaksOfAll = 200;
const rates = { least: 8_000, most: 48_000 };
/** Bytes that are decoded at a time, so that a long one is refused before all of it is in memory. */
const step = 65_536;

/** A recording with its length and its peaks. @throws Unfit where it cannot be played, or is too short or too long. */
export async function examineRecording(
  body: Buffer,
  contentType: string,
  { leastMs, mostMs }: { leastMs: number; mostMs: number },
): Promise<Examined> {
  const sound = contentType === 'audio/wav' ? readWav(body) : await readMp3(body, mostMs);
  const samples = sound.channels[0]?.length ?? 0;
  const durationMs = Math.round((samples / sound.rate) * 1_000);
  if (sound.rate < rates.least || sound.rate > rates.most) throw new Unfit('a rate out of bounds');
  if (samples === 0 || durationMs < leastMs || durationMs > mostMs) throw new Unfit('a length out of bounds');
  return { contentType, body, width: null, height: null, durationMs, peaks: peaksOf(sound.channels) };
}

async function readMp3(body: Buffer, mostMs: number): Promise<Sound> {
  const { MPEGDecoder } = await import('mpg123-decoder');
  const decoder = new MPEGDecoder();
  try {
    await decoder.ready;
    const parts: Float32Array[][] = [];
    let [rate, samples] = [0, 0];
    for (let at = 0; at < body.length; at += step) {
      const { channelData, samplesDecoded, sampleRate } = decoder.decode(body.subarray(at, at + step));
      if (samplesDecoded === 0) continue;
      if (rate !== 0 && sampleRate !== rate) throw new Unfit('more than one rate');
      rate = sampleRate;
      samples += samplesDecoded;
      if ((samples / rate) * 1_000 > mostMs) throw new Unfit('a length out of bounds');
      parts.push(channelData);
    }
    if (rate === 0) throw new Unfit('no sound');
    return { rate, channels: joined(parts, samples) };
  } finally {
    decoder.free();
  }
}

function joined(parts: readonly Float32Array[][], samples: number): Float32Array[] {
  const fewest = Math.min(...parts.map((part) => part.length));
  return Array.from({ length: fewest }, (_, channel) => {
    const whole = new Float32Array(samples);
    let at = 0;
    for (const part of parts) {
      whole.set(part[channel]!, at);
      at += part[channel]!.length;
    }
    return whole;
  });
}

function peaksOf(channels: readonly Float32Array[]): number[] {
  const samples = channels[0]!.length;
  return Array.from({ length: peaksOfAll }, (_, part) => {
    const end = Math.floor(((part + 1) * samples) / peaksOfAll);
    let loudest = 0;
    for (const channel of channels)
      for (let at = Math.floor((part * samples) / peaksOfAll); at < end; at += 1)
        loudest = Math.max(loudest, Math.abs(channel[at]!));
    return Math.min(100, Math.round(loudest * 100));
  });
}
