import type { ProviderReport, ProviderWebhooks } from '../../provider-webhooks.js';
import { signedBySandbox } from './sandbox-signature.js';

/** The sandbox phone: JSON, signed with the key of the sandbox over the address called and the body. */
export function sandboxWebhooks(key: string, publicUrl: string): ProviderWebhooks {
  return {
    name: 'sandbox',
    inboundAnswer: { status: 204 },
    read: ({ url, headers, body }) => {
      const addresses = [`http://${headers.host}${url}`, `${publicUrl}${url}`, `https://${headers.host}${url}`];
      const signature = headers['x-sandbox-signature'];
      if (!signedBySandbox(key, addresses, body, Array.isArray(signature) ? signature[0] : signature)) return 'forged';
      const said = membersOf(body);
      if (said === null) return 'unreadable';
      const { sid, status, errorCode, from, to, body: text } = said;
      return {
        sid: textOf(sid),
        status: textOf(status),
        errorCode: typeof errorCode === 'number' ? errorCode : textOf(errorCode),
        from: textOf(from),
        to: textOf(to),
        text: textOf(text),
      } satisfies ProviderReport;
    },
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function membersOf(body: Buffer): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
