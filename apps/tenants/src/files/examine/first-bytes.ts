const starts = (body: Buffer, text: string, at = 0): boolean =>
  body.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** Media types by the bytes that files of that type begin with. */
const kinds: readonly (readonly [type: string, isIt: (body: Buffer) => boolean])[] = [
  ['image/png', (body) => starts(body, '\x89PNG\r\n\x1a\n')],
  ['image/jpeg', (body) => starts(body, '\xff\xd8\xff')],
  ['image/gif', (body) => starts(body, 'GIF87a') || starts(body, 'GIF89a')],
  ['image/webp', (body) => starts(body, 'RIFF') && starts(body, 'WEBP', 8)],
  ['audio/wav', (body) => starts(body, 'RIFF') && starts(body, 'WAVE', 8)],
  // ID3 tags come first, or a frame does: eleven bits set, then MPEG audio of layer III.
  ['audio/mpeg', (body) => starts(body, 'ID3') || (body[0] === 0xff && ((body[1] ?? 0) & 0xe6) === 0xe2)],
  ['application/pdf', (body) => starts(body, '%PDF-')],
];

/** What a file is, whatever its name claims; null where it is none of what we take. */
export const typeOf = (body: Buffer): string | null => kinds.find(([, isIt]) => isIt(body))?.[0] ?? null;
