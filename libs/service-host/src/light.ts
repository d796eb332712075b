/** What a process needs that serves no HTTP (a sending worker): without Nest and Apollo, which take a second to load. */
export { Background } from './process/background.js';
export { type Clock, systemClock } from './clock.js';
export { openClock } from './followed-clock.js';
export { faultPoint, isFaultPointArmed } from './process/fault-point.js';
export { isLoopback } from './process/loopback.js';
export { loopbackNetworks, remoteAddressOf } from './request/remote-address.js';
export { createLogger, type Logger } from './telemetry/logger.js';
export { Pulse, type PulseOptions } from './process/pulse.js';
export { MissingSettings, Settings } from './platform/settings.js';
export { type CallOutcome, ProviderCalls } from './telemetry/provider-calls.js';
export { askedTogether } from './telemetry/asked-together.js';
export { type HealthServer, serveHealth } from './telemetry/serve-health.js';
export { listenServer } from './process/listening.js';
export { ProcessEnd } from './process/process-end.js';
export { metrics } from './telemetry/metrics.js';
export { inService, startTracing, stopTracing } from './telemetry/tracing.js';
export { traceRequests } from './telemetry/traced-requests.js';
export { type Called, failedCall, inClientSpan, withClientSpans } from './telemetry/client-span.js';
