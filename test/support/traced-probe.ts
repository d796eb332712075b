import { trace } from '@opentelemetry/api';
import { inService, startTracing, stopTracing } from '@bellbird/service-host/light';

// A process that does a piece of work as each of two services, says its trace, and ends as all of ours do.
startTracing(process.env, { process: 'probe', several: true });
for (const service of ['contacts', 'dispatch']) {
  inService(service, () => {
    const span = trace.getTracer('probe').startSpan('work');
    process.stdout.write(`${span.spanContext().traceId} ${span.isRecording()}\n`);
    span.end();
  });
}
await stopTracing();
process.exit(0);
