import type pg from 'pg';
import type { Fields } from '../http/fields.js';
import { readSetting, writeSetting } from '../sandbox-database.js';
import { changeBehaviour, usualBehaviour, type NetworkBehaviour } from './network-behaviour.js';
import { TokenBucket } from './token-bucket.js';

/** The network as it is set now; what is set survives a restart. */
export class Network {
  #behaviour: NetworkBehaviour;
  #bucket: TokenBucket;
  #changing: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly pool: pg.Pool,
    behaviour: NetworkBehaviour,
  ) {
    this.#behaviour = behaviour;
    this.#bucket = new TokenBucket(behaviour.perSecond);
  }

  static async load(pool: pg.Pool): Promise<Network> {
    const kept = await readSetting<Partial<NetworkBehaviour>>(pool, 'network');
    return new Network(pool, { ...usualBehaviour, ...kept });
  }

  get behaviour(): NetworkBehaviour {
    return this.#behaviour;
  }

  /** Merges what is given; in force, and kept, when it resolves. One change after the other, so none is lost. */
  change(fields: Fields): Promise<NetworkBehaviour> {
    const change = this.#changing.then(async () => {
      const next = changeBehaviour(this.#behaviour, fields);
      await writeSetting(this.pool, 'network', next);
      if (next.perSecond !== this.#behaviour.perSecond) this.#bucket = new TokenBucket(next.perSecond);
      return (this.#behaviour = next);
    });
    this.#changing = change.catch(() => undefined);
    return change;
  }

  /** Whether one more text may come in now. */
  admits(): boolean {
    return this.#bucket.take(performance.now());
  }
}
