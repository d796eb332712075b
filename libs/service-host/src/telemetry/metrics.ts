import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const registry = new Registry();
collectDefaultMetrics({ register: registry });

/** Prometheus figures of this process; several services of one process tell themselves apart by the label `service`. */
export const metrics = {
  registry,
  requests: new Histogram({
    name: 'graphql_request_seconds',
    help: 'Time of GraphQL requests',
    labelNames: ['service', 'outcome'],
    buckets: [0.005, 0.02, 0.05, 0.15, 0.5, 1, 5],
    registers: [registry],
  }),
  outboxRows: new Gauge({
    name: 'outbox_rows',
    help: 'Events not yet published',
    labelNames: ['service'],
    registers: [registry],
  }),
  outboxAge: new Gauge({
    name: 'outbox_oldest_age_seconds',
    help: 'Age of the oldest event not yet published',
    labelNames: ['service'],
    registers: [registry],
  }),
  parked: new Gauge({
    name: 'parked_events',
    help: 'Events that wait for a person',
    labelNames: ['service'],
    registers: [registry],
  }),
  kept: new Gauge({
    name: 'kept_events',
    help: 'Events of a later release, which wait for one that knows them',
    labelNames: ['service'],
    registers: [registry],
  }),
  busLagRows: new Gauge({
    name: 'bus_lag_rows',
    help: 'Events not yet handled',
    labelNames: ['service', 'topic'],
    registers: [registry],
  }),
  busLagSeconds: new Gauge({
    name: 'bus_lag_seconds',
    help: 'Age of the oldest event not yet handled',
    labelNames: ['service', 'topic'],
    registers: [registry],
  }),
  faults: new Counter({
    name: 'faults_total',
    help: 'Errors that nobody meant',
    labelNames: ['service'],
    registers: [registry],
  }),
  peerFailures: new Counter({
    name: 'peer_failures_total',
    help: 'Calls of other parts that got no answer',
    labelNames: ['service', 'peer', 'kind'],
    registers: [registry],
  }),
};
