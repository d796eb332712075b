import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { raw, type Express, type Request, type Response } from 'express';
import { ProductError, unavailable } from '@bellbird/errors';
import { CONFIG, faultPoint, LOGGER, toErrorAnswer, traceRequests, type Logger } from '@bellbird/service-host';
import type { TenantsConfig } from '../../tenants.config.js';
import { PAYMENTS } from '../provider/payment-errors.js';
import { BadSignature, type PaymentNotice, type PaymentsProvider } from '../provider/payments-provider.js';
import { PaymentNotices } from './payment-notices.js';

const refuse = (res: Response, error: ProductError): void =>
  void res.status(error.statusCode).json(toErrorAnswer(error));

/** The provider waits about ten seconds for an answer; what takes longer goes on by itself. */
const patienceMs = 3_000;

/**
 * Where the card provider calls. 2xx only when the call is written down: until then it must come again, after that it is
 * ours to settle, at once or later. A route of Express itself, made before the host's JSON parser: the signature is
 * over the bytes as they came.
 */
@Injectable()
export class PaymentsWebhook {
  constructor(
    { httpAdapter }: HttpAdapterHost,
    @Inject(PAYMENTS) private readonly payments: PaymentsProvider,
    @Inject(CONFIG) private readonly config: TenantsConfig,
    private readonly notices: PaymentNotices,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const http = httpAdapter.getInstance<Express>();
    const path = http.route(payments.webhookPath);
    path.post(traceRequests('tenants'), raw({ type: () => true, limit: '256kb' }), (req: Request, res: Response) =>
      this.answer(req, res),
    );
    path.all((_req: Request, res: Response) =>
      refuse(res.set('allow', 'POST'), new ProductError('method-not-allowed')),
    );
  }

  private async answer(req: Request, res: Response): Promise<void> {
    const notice = this.read(req);
    if (notice === 'refused')
      return refuse(res, new ProductError('invalid-input', 'The call is not signed by the card provider.'));
    if (notice === null) return void res.json({ received: true, outcome: 'ignored' });
    try {
      const logged = await this.notices.log(notice);
      faultPoint('payment-logged');
      const settled = this.notices.settle(logged).catch(() => 'logged' as const);
      res.json({
        received: true,
        outcome: await Promise.race([settled, pause(patienceMs, 'logged' as const, { ref: false })]),
      });
    } catch (error) {
      this.logger.error({ err: error }, 'A call of the card provider could not be written down; it will call again');
      refuse(res, unavailable());
    }
  }

  private read(req: Request): PaymentNotice | null | 'refused' {
    const { publicUrl, webhookUrl } = this.config;
    const path = req.originalUrl;
    const urls = [
      ...(webhookUrl === null ? [] : [webhookUrl]),
      `${publicUrl}${path}`,
      `http://${req.headers.host ?? ''}${path}`,
    ];
    try {
      return this.payments.readWebhook({
        urls,
        headers: req.headers,
        rawBody: Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0),
      });
    } catch (error) {
      if (error instanceof BadSignature || error instanceof SyntaxError) return 'refused';
      throw error;
    }
  }
}
