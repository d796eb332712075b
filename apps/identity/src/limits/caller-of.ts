/**
 * Whom a caller's address stands for: of IPv6 the network of 64 bits, for one connection at home has all of it and
 * could come from another address each time.
 */
export function callerOf(address: string): string {
  if (!address.includes(':')) return address;
  const [before = '', after] = address.toLowerCase().split('::');
  const groups = (text = ''): string[] => text.split(':').filter(Boolean);
  const [head, tail] = [groups(before), groups(after)];
  const leftOut = Math.max(0, 8 - head.length - tail.length);
  const whole = after === undefined ? head : [...head, ...Array<string>(leftOut).fill('0'), ...tail];
  return `${whole.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
