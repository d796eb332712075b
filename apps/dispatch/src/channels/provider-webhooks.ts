import type { IncomingHttpHeaders } from 'node:http';

/** A call of a webhook, whole. */
export interface WebhookCall {
  /** Path and query, as they came. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What a provider told, under names that all providers share; what it did not tell is undefined. */
export interface ProviderReport {
  sid?: string | undefined;
  /** Of a message of ours. */
  status?: string | undefined;
  errorCode?: string | number | undefined;
  /** Of a customer's text. */
  from?: string | undefined;
  to?: string | undefined;
  text?: string | undefined;
}

/** How a provider calls `/webhooks/<name>/status` and `/webhooks/<name>/inbound`. */
export interface ProviderWebhooks {
  /** As the adapter of the port is named. */
  readonly name: string;
  /** What the answer to a customer's text must be so that the provider is content and says nothing to the customer. */
  readonly inboundAnswer: { status: number; type?: string; body?: string };
  /** What was told; `forged` where the provider did not sign it, `unreadable` where it did and it is no report. */
  read(call: WebhookCall): ProviderReport | 'forged' | 'unreadable';
}
