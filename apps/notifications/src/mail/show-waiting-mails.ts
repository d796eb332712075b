import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Every, metrics } from '@bellbird/service-host';
import { OutgoingMails } from './outgoing-mails.js';

const registers = [metrics.registry];

const mailMetrics = {
  rows: new Gauge({ name: 'outgoing_mail_rows', help: 'E-mails not yet sent', registers }),
  oldestSeconds: new Gauge({
    name: 'outgoing_mail_oldest_seconds',
    help: 'Age of the oldest e-mail not yet sent',
    registers,
  }),
};

/** What waits to be sent; the oldest rises when the provider is down. */
@Injectable()
export class ShowWaitingMails {
  constructor(private readonly mails: OutgoingMails) {}

  @Every('10s')
  async execute(): Promise<void> {
    const { rows, oldestSeconds } = await this.mails.waiting();
    mailMetrics.rows.set(rows);
    mailMetrics.oldestSeconds.set(oldestSeconds);
  }
}
