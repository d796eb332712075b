import type { Client } from '../support/client.js';
import { filled } from '../support/openapi.js';
import type { RunningProduct } from '../support/product.js';
import { SameWords } from './same-words.js';

/** What a call was answered, without what differs between two runs. */
export interface Recorded {
  /** 'POST /tags', as in the table of routes. */
  route: string;
  /** What this call of the route is about. */
  about: string;
  /** The query string and the body, where there are any. */
  asked: { search?: unknown; body?: unknown };
  status: number;
  /** Those that are not as in `ordinary`; null where one of those is missing. */
  headers: Record<string, string | null>;
  /** JSON; text where it is none. Absent where there is no body. */
  body?: unknown;
}

export interface Asked {
  /** For the names in the path; one string is for all of them. */
  path?: string | Readonly<Record<string, string>>;
  search?: Readonly<Record<string, unknown>>;
  /** Sent as JSON, but for a form. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** Headers of nearly every answer. */
export const ordinary: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'content-type': 'application/json; charset=utf-8',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** They are of the connection or of the moment. */
const passedOver = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);
const onlyWhether = new Set(['etag', 'retry-after']);

/** Asks the product and writes down what it answers. */
export class Recorder {
  readonly answers: Recorded[] = [];
  private readonly words: SameWords;

  constructor(private readonly product: RunningProduct) {
    this.words = new SameWords(product.url);
  }

  /** One call, written down. Answers the body as it came. */
  async ask<T = Record<string, unknown>>(who: Client, route: string, about: string, asked: Asked = {}): Promise<T> {
    const [method = '', template = ''] = route.split(' ');
    const { path = '', search = {}, body } = asked;
    const query = new URLSearchParams(
      Object.entries(search).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    ).toString();
    const address = `${filled(template, typeof path === 'string' ? () => path : path)}${query === '' ? '' : `?${query}`}`;
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.product.url}/api${address}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(who.token !== null && { authorization: `Bearer ${who.token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...asked.headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    this.answers.push({
      route,
      about,
      asked: {
        ...(query !== '' && { search: this.parsed(JSON.stringify(search)) }),
        ...(body !== undefined && { body: isForm ? '<form>' : this.parsed(JSON.stringify(body)) }),
      },
      status: response.status,
      headers: this.headersOf(response.headers),
      ...(text !== '' && { body: this.parsed(text) }),
    });
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  /** A file that an answer leads to. */
  async file(route: string, about: string, url: string): Promise<void> {
    const response = await fetch(url);
    this.answers.push({
      route,
      about,
      asked: {},
      status: response.status,
      headers: this.headersOf(response.headers),
      body: this.words.of(await response.text()),
    });
  }

  /** A text stays a text where reading and writing it as JSON would hide a difference in its bytes. */
  private parsed(text: string): unknown {
    const same = this.words.of(text);
    try {
      const value: unknown = JSON.parse(same);
      return JSON.stringify(value) === same ? value : same;
    } catch {
      return same;
    }
  }

  private headersOf(headers: Headers): Record<string, string | null> {
    const unusual: Record<string, string | null> = {};
    for (const name of Object.keys(ordinary)) if (!headers.has(name)) unusual[name] = null;
    for (const [name, value] of headers)
      if (!passedOver.has(name) && ordinary[name] !== value)
        unusual[name] = onlyWhether.has(name) ? '<given>' : this.words.of(value);
    return unusual;
  }
}
