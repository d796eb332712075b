import type { RetryOptions } from 'kafkajs';
import type { BusMessage } from '../../event-bus.js';
import type { NewClient } from '../connect-kafka.js';
import type { KafkaNames } from '../kafka-names.js';
import { ConfirmedProducer } from './confirmed-producer.js';

/** A few producers, each with one publish at a time; opened as they are needed, thrown away when a publish fails. */
export class ProducerPool {
  private readonly idle: ConfirmedProducer[] = [];
  private readonly waiting: (() => void)[] = [];
  private readonly inFlight = new Set<Promise<void>>();
  private busy = 0;
  private closed = false;

  constructor(
    private readonly newClient: NewClient,
    private readonly names: KafkaNames,
    private readonly most: number,
    private readonly retry: RetryOptions,
  ) {}

  send(messages: readonly BusMessage[]): Promise<void> {
    const sending = this.sendInTurn(messages).finally(() => this.inFlight.delete(sending));
    this.inFlight.add(sending);
    return sending;
  }

  /** Ends when what is being published is. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.allSettled(this.inFlight);
    await Promise.all(this.idle.splice(0).map((producer) => producer.close()));
  }

  private async sendInTurn(messages: readonly BusMessage[]): Promise<void> {
    while (this.busy >= this.most) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.busy += 1;
    let producer: ConfirmedProducer | undefined;
    try {
      if (this.closed) throw new Error('The bus is closed.');
      producer = this.idle.pop() ?? (await ConfirmedProducer.open(this.newClient, this.names, this.retry));
      await producer.send(messages);
      this.idle.push(producer);
    } catch (error) {
      void producer?.close();
      throw error;
    } finally {
      this.busy -= 1;
      this.waiting.shift()?.();
    }
  }
}
