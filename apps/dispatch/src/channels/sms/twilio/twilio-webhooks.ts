import type { ProviderWebhooks } from '../../provider-webhooks.js';
import { signedByTwilio, signedOrigins } from './twilio-signature.js';

/**
 * Twilio: a form, signed with the account's token. Only the address that Twilio was given counts, PUBLIC_URL, whatever
 * the Host header says. Other accounts' calls are forged, also where they have our token.
 */
export function twilioWebhooks(
  { accountSid, authToken }: { accountSid: string; authToken: string },
  publicUrl: string,
): ProviderWebhooks {
  const origins = signedOrigins(publicUrl);
  return {
    name: 'twilio',
    inboundAnswer: { status: 200, type: 'text/xml', body: '<Response/>' },
    read: ({ url, headers, body }) => {
      const said = new URLSearchParams(body.toString('utf8'));
      const signature = headers['x-twilio-signature'];
      if (
        !signedByTwilio(
          authToken,
          origins.map((origin) => origin + url),
          said,
          Array.isArray(signature) ? signature[0] : signature,
        )
      )
        return 'forged';
      if ((said.get('AccountSid') ?? accountSid) !== accountSid) return 'forged';
      const text = (name: string): string | undefined => said.get(name) ?? undefined;
      return {
        sid: text('MessageSid') ?? text('SmsSid'),
        status: text('MessageStatus') ?? text('SmsStatus'),
        errorCode: text('ErrorCode'),
        from: text('From'),
        to: text('To'),
        text: text('Body'),
      };
    },
  };
}
