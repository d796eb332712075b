import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes and checks the addresses at which providers report: `?m=<message>&a=<attempt>&s=<signature over both>`. */
export class CallbackUrls {
  private readonly base: string;

  /** `key`: deriveSecret(platform.secret, 'receipt callbacks'). */
  constructor(
    private readonly key: Buffer,
    publicUrl: string,
    provider: string,
  ) {
    this.base = `${publicUrl}/webhooks/${provider}/status`;
  }

  urlOf(messageId: string, attempt: number): string {
    return `${this.base}?m=${messageId}&a=${attempt}&s=${this.signature(messageId, String(attempt))}`;
  }

  /** The message and attempt that a callback is about; null where the signature is not ours. */
  read(query: URLSearchParams): { campaignId: string; ordinal: number; attempt: number } | null {
    const [m, a, s] = [query.get('m'), query.get('a'), query.get('s')];
    if (m === null || a === null || s === null) return null;
    const [ours, theirs] = [Buffer.from(this.signature(m, a)), Buffer.from(s)];
    if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return null;
    const [campaignId, ordinal] = m.split('.');
    return { campaignId: campaignId ?? '', ordinal: Number(ordinal), attempt: Number(a) };
  }

  private signature(messageId: string, attempt: string): string {
    return createHmac('sha256', this.key).update(messageId).update('\n').update(attempt).digest('base64url');
  }
}
