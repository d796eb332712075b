/** FNV-1a over the UTF-8 bytes, 32 bits, unsigned: spreads keys over shards and partitions the same way everywhere. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text, 'utf8')) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
