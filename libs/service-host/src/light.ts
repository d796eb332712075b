/** What a process needs that serves no HTTP (a sending worker): without Nest and Apollo, which take a second to load. */
export { Background } from './background.js';
export { type Clock, systemClock } from './clock.js';
export { openClock } from './followed-clock.js';
export { faultPoint, isFaultPointArmed } from './fault-point.js';
export { isLoopback } from './loopback.js';
export { loopbackNetworks, remoteAddressOf } from './request/remote-address.js';
export { createLogger, type Logger } from './telemetry/logger.js';
export { Pulse, type PulseOptions } from './pulse.js';
export { MissingSettings, Settings } from './settings.js';
export { type CallOutcome, ProviderCalls } from './telemetry/provider-calls.js';
export { askedTogether } from './telemetry/asked-together.js';
export { type HealthServer, serveHealth } from './telemetry/serve-health.js';
export { listenServer } from './listening.js';
export { ProcessEnd } from './process-end.js';
export { inService, startTracing, stopTracing } from './telemetry/tracing.js';
export { traceRequests } from './telemetry/traced-requests.js';
export { type Called, failedCall, inClientSpan, withClientSpans } from './telemetry/client-span.js';
