import { request } from 'undici';
import type { CallOutcome } from '@bellbird/service-host';
import { CardDeclined, PaymentsUnavailable, UnknownPaymentMethod } from '../provider/payments-provider.js';

/** One call to the sandbox, its refusals as the port's errors. */
export class SandboxCalls {
  constructor(private readonly options: { url: string; key: string; timeoutMs?: number }) {}

  /** @throws CardDeclined (402), UnknownPaymentMethod (404), PaymentsUnavailable (all else, and no answer). */
  async send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    const { status, text } = await this.answer(method, path, body);
    if (status >= 200 && status < 300) return text === '' ? null : parsed(text);
    if (status === 402) throw new CardDeclined();
    if (status === 404) throw new UnknownPaymentMethod();
    throw new PaymentsUnavailable(
      `The sandbox answered ${status}.`,
      status === 429 ? 'rate-limited' : status === 401 ? 'unauthorised' : 'failed',
    );
  }

  private async answer(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body: unknown,
  ): Promise<{ status: number; text: string }> {
    const { url, key, timeoutMs = 10_000 } = this.options;
    try {
      const response = await request(`${url}${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.statusCode, text: await response.body.text() };
    } catch (error) {
      throw new PaymentsUnavailable('The sandbox does not answer.', whyNoAnswer(error), { cause: error });
    }
  }
}

function whyNoAnswer(error: unknown): CallOutcome {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ECONNREFUSED'
    ? 'no-connection'
    : code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT'
      ? 'timeout'
      : 'no-answer';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PaymentsUnavailable('The sandbox answered something that is no JSON.', 'failed', { cause: error });
  }
}
