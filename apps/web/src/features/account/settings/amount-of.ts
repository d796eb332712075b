/** An amount as people write it, "$1,200" or "80.5", as the API takes it: "1200.00", "80.50". Null where it is none. */
export function amountOf(typed: string): string | null {
  const plain = typed
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(',', '');
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain);
  return parts === null ? null : `${BigInt(parts[1]!)}.${(parts[2] ?? '').padEnd(2, '0')}`;
}
