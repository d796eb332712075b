import { createHmac } from 'node:crypto';
import { isMadeBy, type Keys } from '@bellbird/auth';

/** Makes and checks the addresses at which providers report: `?m=<message>&a=<attempt>&s=<signature over both>`. */
export class CallbackUrls {
  private readonly base: string;

  /** `keys`: deriveKeys(platform, 'receipt callbacks'). */
  constructor(
    private readonly keys: Keys,
    publicUrl: string,
    provider: string,
  ) {
    this.base = `${publicUrl}/webhooks/${provider}/status`;
  }

  urlOf(messageId: string, attempt: number): string {
    return `${this.base}?m=${messageId}&a=${attempt}&s=${signature(this.keys[0], messageId, String(attempt))}`;
  }

  /** The message and attempt that a callback is about; null where the signature is not ours. */
  read(query: URLSearchParams): { campaignId: string; ordinal: number; attempt: number } | null {
    const [m, a, s] = [query.get('m'), query.get('a'), query.get('s')];
    if (m === null || a === null || s === null) return null;
    if (!isMadeBy(this.keys, Buffer.from(s), (key) => Buffer.from(signature(key, m, a)))) return null;
    const [campaignId, ordinal] = m.split('.');
    return { campaignId: campaignId ?? '', ordinal: Number(ordinal), attempt: Number(a) };
  }
}

const signature = (key: Buffer, messageId: string, attempt: string): string =>
  createHmac('sha256', key).update(messageId).update('\n').update(attempt).digest('base64url');
