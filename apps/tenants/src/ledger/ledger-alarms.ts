import { Inject, Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { LOGGER, metrics, type Logger } from '@bellbird/service-host';

/** What a person has to look at. */
const alarmKinds = [
  'invariant-broken',
  'capture-refused',
  'capture-after-close',
  'charge-written-off',
  'hold-closing-overdue',
  'hold-stale',
  'hold-unanswered',
  'payment-mismatch',
  'payment-owed',
  'payment-repaired',
  'payment-unsettled',
] as const;
export type AlarmKind = (typeof alarmKinds)[number];

const counter = new Counter({
  name: 'ledger_alarms_total',
  help: 'What a person has to look at in the ledger',
  labelNames: ['kind'],
  registers: [metrics.registry],
});
// An alarm on a rise sees the first one of a kind only if the series began at zero.
for (const kind of alarmKinds) counter.inc({ kind }, 0);

@Injectable()
export class LedgerAlarms {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /** `facts`: ids and amounts, nothing personal. */
  ring(kind: AlarmKind, facts: Readonly<Record<string, string | number | bigint | boolean | null>>): void {
    counter.inc({ kind });
    const plain = Object.fromEntries(
      Object.entries(facts).map(([key, value]) => [key, typeof value === 'bigint' ? value.toString() : value]),
    );
    this.logger.error({ alarm: kind, ...plain }, 'The ledger rings an alarm');
  }
}
