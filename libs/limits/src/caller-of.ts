/**
 * Whom limits count for a caller's address: an IPv4 address itself, and the /64 network of an IPv6 address. One
 * connection at home has a whole /64, so it could come from another address each time.
 */
export function callerOf(address: string): string {
  if (!address.includes(':')) return address;
  const [before = '', after] = address.toLowerCase().split('::');
  const groups = (text = ''): string[] => text.split(':').filter(Boolean);
  const [head, tail] = [groups(before), groups(after)];
  const leftOut = Math.max(0, 8 - head.length - tail.length);
  const whole = after === undefined ? head : [...head, ...Array<string>(leftOut).fill('0'), ...tail];
  return `${whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
