import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { inTraceOf } from '@bellbird/outbox';
import { Every, faultPoint, LOGGER, Schedules, type Logger } from '@bellbird/service-host';
import { MailRejected, type MailProvider } from './mail-port.js';
import { MAIL_PROVIDER } from './mail-provider.js';
import { OutgoingMails, pauseAfter, type ClaimedMail } from './outgoing-mails.js';
import { renderMail } from './render-mail.js';

/** Mails on the way at once. */
const lanes = 8;

/** Sends what is queued, beside the handlers and never inside one. A mail that hangs holds up no other. */
@Injectable()
export class OutgoingMailLoop implements OnModuleDestroy {
  private readonly onTheWay = new Set<Promise<void>>();
  private moreDue = false;

  constructor(
    private readonly schedules: Schedules,
    private readonly mails: OutgoingMails,
    @Inject(MAIL_PROVIDER) private readonly provider: MailProvider,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** There is a new mail. */
  poke(): void {
    this.schedules.poke(this, 'turn');
  }

  /** After the loop itself has stopped: what is on the way arrives, then the connections close. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.onTheWay);
    await this.provider.close();
  }

  /** Also finds what nobody poked for: mails to be tried again, or left by a process that was killed. */
  @Every('2s')
  async turn(): Promise<void> {
    const free = lanes - this.onTheWay.size;
    // Without a free lane nobody looks, so there may be more: who gets free looks again.
    const claimed = free === 0 ? [] : await this.mails.claim(free);
    this.moreDue = claimed.length === free;
    for (const mail of claimed) this.start(mail);
  }

  private start(mail: ClaimedMail): void {
    const sending = inTraceOf(mail.traceparent, `mail ${mail.template}`, {}, () => this.send(mail))
      .catch((error: unknown) =>
        this.logger.warn({ err: error, mailId: mail.id }, 'A mail could not be settled; it comes up again'),
      )
      .finally(() => {
        this.onTheWay.delete(sending);
        if (this.moreDue) this.poke();
      });
    this.onTheWay.add(sending);
  }

  private async send(mail: ClaimedMail): Promise<void> {
    const { id, template, recipient, values, attempts, tooLate } = mail;
    if (tooLate) {
      this.logger.warn({ mailId: id, template, attempts }, 'A mail is of no use any more and was dropped');
      return this.mails.settle(mail, 'too-late');
    }
    try {
      await this.provider.send({ id, to: recipient, ...renderMail(template, values) });
    } catch (error) {
      this.logger.warn({ err: error, mailId: id, template, attempts }, 'A mail was not taken');
      return error instanceof MailRejected
        ? this.mails.settle(mail, 'rejected')
        : this.mails.tryAgainLater(mail, pauseAfter(attempts, Math.random()));
    }
    faultPoint('mail-taken');
    await this.mails.settle(mail, 'sent');
  }
}
