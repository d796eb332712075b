export {
  addressSetting,
  asksOf,
  type EdgePlatform,
  type Platform,
  type ServiceName,
  serviceNames,
} from './platform/platform.js';
export { type RunningService, startService } from './process/start-service.js';
export { migrateService, MigrationsPending } from './schema/service-schema.js';
export { runEdge, runService } from './process/run-service.js';
export { platformFromEnvironment } from './platform/platform-from-environment.js';
export { type GraphContext } from './request/graph-context.js';
export { type ReadContext } from './request/read-context.js';
export { personOf } from './request/person-of.js';
export { IdentityTokens } from './request/identity-tokens.js';
export { AtOnce } from './request/at-once.js';
export { bodyThrough } from './request/body-through.js';
export { callKey, once, onceEach } from './request/idempotency.js';
export { Work } from './request/work.js';
export { idempotencySchema } from './request/idempotency.js';
export { peerDocuments, type PeerDocument } from './peers/peer-documents.js';
export { Peers, type PeerAuthority } from './peers/peers.js';
export { Pulse, type PulseOptions } from './process/pulse.js';
export { type Clock, systemClock } from './clock.js';
export { openClock } from './followed-clock.js';
export { subgraphHeader } from './subgraph/subgraph.module.js';
export {
  CLOCK,
  CONFIG,
  DATABASE_URLS,
  EVENT_BUS,
  LIVE_EVENTS,
  LOGGER,
  PLATFORM,
  READ_CONTEXT,
  STORAGE,
} from './platform/tokens.js';
export { commonMigrations } from './schema/common-migrations.js';
export { faultPoint, isFaultPointArmed } from './process/fault-point.js';
export { createLogger, type Logger } from './telemetry/logger.js';
export { askedTogether } from './telemetry/asked-together.js';
export { missingPartsOf } from './telemetry/missing-parts.js';
export { answering } from './edge/answering.js';
export { takeSockets } from './edge/take-sockets.js';
export { listenAt } from './process/listening.js';
export { peopleFirst } from './process/people-first.js';
export { readSdl } from './subgraph/read-sdl.js';
export { validated } from './request/validated.js';
export { fromErrorAnswer, toErrorAnswer, traceIdNow } from './request/error-answer.js';
export { eachApart } from './process/each-apart.js';
export { Background } from './process/background.js';
export { Settings, MissingSettings } from './platform/settings.js';
export { isLoopback } from './process/loopback.js';
export { loopbackNetworks, remoteAddressOf } from './request/remote-address.js';
export { inService } from '@bellbird/outbox/trace-context';
export { startTracing, stopTracing } from './telemetry/tracing.js';
export { nameRequest, traceRequests } from './telemetry/traced-requests.js';
export { graphqlSpans, operationName } from './telemetry/graphql-spans.js';
export { type Called, failedCall, inClientSpan, withClientSpans } from './telemetry/client-span.js';
export { type CallError, type CallOutcome, ProviderCalls } from './telemetry/provider-calls.js';
export { metrics } from './telemetry/metrics.js';
export { noAnswerOf } from './telemetry/peer-failures.js';
export { HooksOf, type TransactionHooks } from './wiring/hooks-of.js';
export { Resources } from './wiring/resources.js';
export { defineService, type ServiceDeclaration, type ServiceDefinition } from './wiring/define-service.js';
export { Every, Schedules, type Period } from './wiring/every.js';
export { Feature } from './wiring/feature.js';
export { On, OnMany } from './wiring/on.js';
export { Mutation, Query, type Resolves } from './wiring/resolvers.js';
