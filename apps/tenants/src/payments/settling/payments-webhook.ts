import { CONFIG, LOGGER, type Logger } from '@bellbird/service-host';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { type Express, raw, type Request, type Response } from 'express';
import type { TenantsConfig } from '../../tenants.config.js';
import { PAYMENTS } from '../provider/payment-errors.js';
import { BadSignature, type PaymentNotice, type PaymentsProvider, PaymentsUnavailable } from '../provider/payments-provider.js';
import { SettlePayment } from './settle-payment.js';

/**
 * Where the card provider calls. 2xx only when what it says is committed: until then it must call again. A route of
 * Express itself, made before the host's JSON parser: the signature is over the bytes as they came.
 */
@Injectable()
export class PaymentsWebhook {
  constructor(
    { httpAdapter }: HttpAdapterHost, @Inject(PAYMENTS) private readonly payments: PaymentsProvider, @Inject(CONFIG) private readonly config: TenantsConfig,
    private readonly settling: SettlePayment, @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const http = httpAdapter.getInstance<Express>();
    http.post(payments.webhookPath, raw({ type: () => true, limit: '256kb' }), (req: Request, res: Response) => this.answer(req, res));
  }

  private async answer(req: Request, res: Response): Promise<void> {
    const notice = this.read(req);
    if (notice === 'refused') return void res.status(400).json({ code: 'bad-signature' });
    if (notice === null) return void res.json({ received: true, outcome: 'ignored' });
    try {
      res.json({ received: true, outcome: await this.settling.byNotice(notice) });
    } catch (error) {
      if (!(error instanceof PaymentsUnavailable)) this.logger.error({ err: error }, 'A payment could not be settled; the provider will call again');
      res.status(503).json({ code: 'unavailable' });
    }
  }

  private read(req: Request): PaymentNotice | null | 'refused' {
    const { publicUrl, webhookUrl } = this.config;
    const path = req.originalUrl;
    const urls = [...(webhookUrl === null ? [] : [webhookUrl]), `${publicUrl}${path}`, `http://${req.headers.host ?? ''}${path}`];
    try {
      return this.payments.readWebhook({ urls, headers: req.headers, rawBody: Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0) });
    } catch (error) {
      if (error instanceof BadSignature || error instanceof SyntaxError) return 'refused';
      throw error;
    }
  }
}
