import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Behaviour } from './behaviour.js';
import { startTwilioCarrier, type TwilioCarrier } from './start-twilio-carrier.js';

/** A carrier that can be killed: it comes back at the same place, with what it had taken and as it was told to behave. */
export class RestartingCarrier {
  kills = 0;
  private behaviour: Partial<Behaviour> = {};

  private constructor(
    private readonly folder: string,
    private present: TwilioCarrier,
  ) {}

  static async start(): Promise<RestartingCarrier> {
    const folder = await mkdtemp(join(tmpdir(), 'twilio-carrier-'));
    return new RestartingCarrier(folder, await startTwilioCarrier({ file: join(folder, 'taken') }));
  }

  /** kill -9, and back again. What it knew of calls that it did not take is gone. */
  async kill(): Promise<void> {
    await this.present.service.kill('SIGKILL');
    this.kills += 1;
    this.present = await startTwilioCarrier({
      file: join(this.folder, 'taken'),
      port: Number(new URL(this.present.url).port),
    });
    await this.present.behave(this.behaviour);
  }

  /** The carrier, whichever process it is at the moment. */
  get carrier(): TwilioCarrier {
    const now = (): TwilioCarrier => this.present;
    const behave = async (behaviour: Partial<Behaviour>): Promise<void> => {
      Object.assign(this.behaviour, behaviour);
      await now().behave(behaviour);
    };
    return new Proxy(this.present, {
      get: (_target, name) => (name === 'behave' || name === 'set' ? behave : (Reflect.get(now(), name) as unknown)),
    });
  }

  async stop(): Promise<void> {
    await this.present.service.kill('SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }
}
