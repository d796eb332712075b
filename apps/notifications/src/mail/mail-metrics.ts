import { Gauge } from 'prom-client';
import { metrics } from '@bellbird/service-host';

const registers = [metrics.registry];

/** What waits to be sent; the oldest rises when the provider is down. */
export const mailMetrics = {
  rows: new Gauge({ name: 'outgoing_mail_rows', help: 'E-mails not yet sent', registers }),
  oldestSeconds: new Gauge({
    name: 'outgoing_mail_oldest_seconds',
    help: 'Age of the oldest e-mail not yet sent',
    registers,
  }),
};
