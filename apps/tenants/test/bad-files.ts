import sharp from 'sharp';
import type { PurposeName } from '../src/files/purposes.js';

/** A picture of these pixels. */
export const picture = (width = 64, height = width, format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 92, g: 36, b: 184 } } })
    .toFormat(format)
    .toBuffer();

/** A recording of a tone, PCM of 16 bits. */
export function tone(seconds: number, rate = 8_000, channels = 1): Buffer {
  const frames = Math.round(seconds * rate);
  const data = Buffer.alloc(frames * channels * 2);
  for (let at = 0; at < frames * channels; at += 1)
    data.writeInt16LE(Math.round(16_000 * Math.sin((at / channels / rate) * 2 * Math.PI * 440)), at * 2);
  return wav(data, { rate, channels });
}

export function wav(data: Buffer, { rate = 8_000, channels = 1, bits = 16, kind = 1 } = {}): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1').toString();
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(kind, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE((rate * channels * bits) / 8, 28);
  head.writeUInt16LE((channels * bits) / 8, 32);
  head.writeUInt16LE(bits, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

type Bad = readonly [what: string, purpose: PurposeName, contentType: string, body: Buffer];

/** Thirty uploads, each announced as something that it is not, or out of its purpose's bounds. */
export async function badFiles(): Promise<readonly Bad[]> {
  const [png, jpeg, gif, webp] = await Promise.all([
    picture(),
    picture(64, 64, 'jpeg'),
    picture(64, 64, 'gif'),
    picture(64, 64, 'webp'),
  ]);
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  /** Says 60,000 pixels a side, in the head alone. */
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  return [
    ['a page as PNG', 'logo', 'image/png', html],
    ['a drawing as PNG', 'logo', 'image/png', svg],
    ['a page as GIF', 'icon', 'image/gif', html],
    ['GIF that begins well and is a page', 'icon', 'image/gif', Buffer.concat([Buffer.from('GIF89a'), html])],
    ['JPEG as PNG', 'logo', 'image/png', jpeg],
    ['PNG as JPEG', 'logo', 'image/jpeg', png],
    ['WebP as PNG', 'avatar', 'image/png', webp],
    ['GIF as WebP', 'avatar', 'image/webp', gif],
    ['PDF as PNG', 'avatar', 'image/png', pdf],
    ['half a PNG', 'logo', 'image/png', png.subarray(0, png.length / 2)],
    ['half a JPEG', 'logo', 'image/jpeg', jpeg.subarray(0, jpeg.length / 2)],
    ['the head of a PNG', 'logo', 'image/png', png.subarray(0, 20)],
    ['eight bytes of a PNG', 'logo', 'image/png', png.subarray(0, 8)],
    ['one byte', 'logo', 'image/png', Buffer.from([0x89])],
    ['a picture of 15 px', 'icon', 'image/png', await picture(15)],
    ['a picture of 15 px in one side', 'icon', 'image/png', await picture(64, 15)],
    ['a picture of 4,097 px', 'logo', 'image/png', await picture(4_097, 16)],
    ['a picture that says 60,000 px', 'logo', 'image/png', bomb],
    ['a PNG broken in its middle', 'mms-image', 'image/png', broken(png)],
    ['zeros as JPEG', 'mms-image', 'image/jpeg', Buffer.alloc(1_000)],
    ['a recording of half a second', 'recording', 'audio/wav', tone(0.5)],
    ['a recording of 121 seconds', 'recording', 'audio/wav', tone(121)],
    ['a recording of 96 kHz', 'recording', 'audio/wav', tone(1, 96_000)],
    ['a recording that is no PCM', 'recording', 'audio/wav', wav(Buffer.alloc(16_000), { kind: 6 })],
    ['a recording of three channels', 'recording', 'audio/wav', wav(Buffer.alloc(48_000), { channels: 3 })],
    ['a recording without sound', 'recording', 'audio/wav', wav(Buffer.alloc(0))],
    ['a picture as MP3', 'recording', 'audio/mpeg', png],
    ['a tag of MP3 and no sound', 'recording', 'audio/mpeg', Buffer.concat([Buffer.from('ID3'), Buffer.alloc(500)])],
    ['a page as PDF', 'evidence', 'application/pdf', html],
    ['half a PDF', 'identity-document', 'application/pdf', pdf.subarray(0, 20)],
  ];
}

/** The checksum of its pixels is wrong. */
function broken(png: Buffer): Buffer {
  const body = Buffer.from(png);
  const at = body.indexOf('IDAT') + 8;
  body[at] = body[at]! ^ 0xff;
  return body;
}
