import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SpanKindName = 'internal' | 'server' | 'client' | 'producer' | 'consumer';

/** A span as it was received. */
export interface ReceivedSpan {
  service: string;
  /** Of the service, beside its name. */
  resource: Readonly<Record<string, unknown>>;
  name: string;
  kind: SpanKindName;
  traceId: string;
  spanId: string;
  parentSpanId: string | null;
  links: { traceId: string; spanId: string }[];
  attributes: Readonly<Record<string, unknown>>;
  failed: boolean;
}

interface KeyValue {
  key: string;
  value: Record<string, unknown>;
}

interface OtlpSpan {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  links?: { traceId: string; spanId: string }[];
  attributes?: KeyValue[];
  status?: { code?: number };
}

interface OtlpTraces {
  resourceSpans: { resource?: { attributes?: KeyValue[] }; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

const kinds: readonly SpanKindName[] = ['internal', 'internal', 'server', 'client', 'producer', 'consumer'];

/** Receives spans as an OpenTelemetry collector does (OTLP over HTTP, JSON), and keeps them all. */
export class OtlpReceiver {
  readonly spans: ReceivedSpan[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<OtlpReceiver> {
    const server = createServer((req, res) => {
      read(req).then(
        (body) => {
          if (req.url === '/v1/traces') receiver.take(JSON.parse(body) as OtlpTraces);
          res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
        },
        () => res.destroy(),
      );
    });
    const receiver = new OtlpReceiver(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  /** Settings with which a product sends its spans here, soon after they end. */
  get settings(): Record<string, string> {
    return {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
      OTEL_BSP_SCHEDULE_DELAY: '200',
    };
  }

  trace(traceId: string): ReceivedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private take({ resourceSpans }: OtlpTraces): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const { 'service.name': service, ...rest } = attributesOf(resource?.attributes);
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) {
        this.spans.push({
          service: String(service),
          resource: rest,
          name: span.name,
          kind: kinds[span.kind] ?? 'internal',
          traceId: span.traceId,
          spanId: span.spanId,
          parentSpanId: span.parentSpanId || null,
          links: (span.links ?? []).map(({ traceId, spanId }) => ({ traceId, spanId })),
          attributes: attributesOf(span.attributes),
          failed: span.status?.code === 2,
        });
      }
    }
  }
}

/** Spans whose parent is not among them: no tool could draw them below anything. */
export function orphans(spans: readonly ReceivedSpan[]): ReceivedSpan[] {
  const known = new Set(spans.map(({ spanId }) => spanId));
  return spans.filter(({ parentSpanId }) => parentSpanId !== null && !known.has(parentSpanId));
}

const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Everything that spans say in words: for a search of what they must not say. Ids are left out: one in a few thousand holds the digits of a phone. */
export const wordsOf = (spans: readonly ReceivedSpan[]): string =>
  JSON.stringify(spans.map(({ name, attributes, resource }) => [name, attributes, resource])).replaceAll(ids, 'id');

function attributesOf(list: readonly KeyValue[] = []): Record<string, unknown> {
  return Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]]));
}

async function read(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
