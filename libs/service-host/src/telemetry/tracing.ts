import { createRequire } from 'node:module';
import {
  context,
  diag,
  DiagLogLevel,
  type Attributes,
  type Context,
  type Span,
  type SpanOptions,
  type Tracer,
} from '@opentelemetry/api';
import type * as Exporting from '@opentelemetry/exporter-trace-otlp-http';
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  NodeTracerProvider,
  type NodeTracerConfig,
} from '@opentelemetry/sdk-trace-node';
import { serviceOf, traceRequestsAlone } from '@bellbird/outbox/trace-context';
import { createLogger, type Logger } from './logger.js';
import { exportsTraces, resourceAttributes, type ResourceNames } from './tracing-settings.js';

type Environment = Readonly<Record<string, string | undefined>>;
type Resource = NonNullable<NodeTracerConfig['resource']>;

/** A receiver that is dead must not hold a stop: what it has not taken by then is lost. */
const flushWithinMs = 3_000;
/** A campaign makes some thousand spans a second; what does not fit is dropped, never waited for. */
const mostWaiting = 16_384;
/** A receiver that is away fails every few seconds. */
const tellEveryMs = 60_000;

let running: ServiceTracers | undefined;

/**
 * Starts tracing for this process, once. Spans leave it only where the settings say where to; else none is recorded, but
 * every request still has its trace id, which errors show and which goes along to whoever is asked.
 */
export function startTracing(env: Environment, names: ResourceNames): void {
  running ??= new ServiceTracers(env, names);
}

/** Hands on what was recorded, for three seconds at most. To be called when the work in hand is done. */
export async function stopTracing(): Promise<void> {
  await running?.handOn();
}

/** One provider a service over one way out: a process may hold many services, and each span says whose it is. */
class ServiceTracers extends NodeTracerProvider {
  private readonly processor: BatchSpanProcessor | undefined;
  private readonly tracers = new Map<string, Tracer>();
  private readonly tracer: Tracer = {
    startSpan: (name, options, on = context.active()) => this.tracerOf(on).startSpan(name, options, on),
    /** The last argument is the work, the context comes third. */
    startActiveSpan: (name: string, ...rest: unknown[]) => {
      const on = rest.length === 3 ? (rest[1] as Context) : context.active();
      const options = rest.length > 1 ? (rest[0] as SpanOptions) : {};
      return this.tracerOf(on).startActiveSpan(name, options, on, rest.at(-1) as (span: Span) => never);
    },
  };

  constructor(
    private readonly env: Environment,
    private readonly names: ResourceNames,
  ) {
    super();
    if (exportsTraces(env)) {
      tellTroubles(createLogger(names.process));
      const { OTEL_BSP_MAX_QUEUE_SIZE: told } = env;
      this.processor = new BatchSpanProcessor(exporter(), told?.trim() ? {} : { maxQueueSize: mostWaiting });
    } else traceRequestsAlone();
    this.register();
  }

  /** One for all: whose a span is, is known when it starts. */
  override getTracer(): Tracer {
    return this.tracer;
  }

  async handOn(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, flushWithinMs)));
    await Promise.race([this.processor?.forceFlush().catch((error: unknown) => diag.warn(String(error))), late]);
    clearTimeout(timer);
  }

  private tracerOf(on: Context): Tracer {
    const service = serviceOf(on) ?? this.names.process;
    const known = this.tracers.get(service);
    if (known !== undefined) return known;
    const provider = new NodeTracerProvider({
      resource: resourceOf(resourceAttributes(this.env, service, this.names)),
      // Without a way out nothing is recorded. With one the SDK itself reads OTEL_TRACES_SAMPLER.
      ...(this.processor === undefined ? { sampler: new AlwaysOffSampler() } : { spanProcessors: [this.processor] }),
    });
    const tracer = provider.getTracer('bellbird');
    this.tracers.set(service, tracer);
    return tracer;
  }
}

/** The way out. Its three hundred modules are loaded where spans leave the process, which few do. */
function exporter(): Exporting.OTLPTraceExporter {
  const load = createRequire(import.meta.url) as (name: string) => typeof Exporting;
  const { OTLPTraceExporter } = load('@opentelemetry/exporter-trace-otlp-http');
  return new OTLPTraceExporter();
}

/** Says in our log what the SDK has to say of a receiver that is away or refuses, once a minute. */
function tellTroubles(logger: Logger): void {
  let toldAt = -tellEveryMs;
  const tell = (what: string): void => {
    if (performance.now() - toldAt < tellEveryMs) return;
    toldAt = performance.now();
    logger.warn({ said: what.slice(0, 300) }, 'Traces cannot be handed on');
  };
  const keepToItself = (): void => undefined;
  diag.setLogger(
    { error: tell, warn: tell, info: keepToItself, debug: keepToItself, verbose: keepToItself },
    DiagLogLevel.WARN,
  );
}

/** The SDK does not hand out its own maker of these; what it asks of one is this. */
function resourceOf(attributes: Attributes): Resource {
  return {
    attributes,
    getRawAttributes: () => Object.entries(attributes),
    merge: (other) => resourceOf({ ...attributes, ...other?.attributes }),
  };
}
