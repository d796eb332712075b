/** A link that somebody, or something, followed. */
export interface Click {
  linkSet: number;
  ordinal: number;
  link: number;
  /** Business time. */
  at: Date;
  agent: string;
  /** The /24 or /48 of the address: nobody's own. */
  network: string;
  hints: number;
}

/** `click_log.hints`: what the request says of itself, in bits. */
export const clickHint = { head: 1, prefetch: 2 } as const;

const mostAgent = 300;

/** What is kept of a request's agent. */
export const agentOf = (header: string | undefined): string =>
  (header ?? '').replaceAll('\0', '').slice(0, mostAgent).toWellFormed();

/** The network of an address: /24, or /48 of the sixth version; empty where it is neither. */
export function networkOf(address: string): string {
  const four = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address);
  if (four !== null) return `${four[1]!}.0/24`;
  if (!/^[\da-f:]+$/i.test(address) || !address.includes(':')) return '';
  const [before = '', after] = address.split('::');
  const [head, tail] = [before, after ?? ''].map((half) => (half === '' ? [] : half.split(':')));
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head!.length - tail!.length);
  const groups = [...head!, ...Array.from({ length: zeros }, () => '0'), ...tail!].slice(0, 3);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/48`;
}
