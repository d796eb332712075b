/** "+61491570156" as "+61 491 570 156": the calling code, then threes, the last of them up to four. Enough to read by; the number itself is not changed. */
export function formatPhone(e164: string): string {
  const match = /^\+(61|64|1|44|65|91|86|\d{2})(\d+)$/.exec(e164);
  if (match === null) return e164;
  return `+${match[1]} ${match[2]!.replace(/(\d{3})(?=\d{2})/g, '$1 ')}`;
}
