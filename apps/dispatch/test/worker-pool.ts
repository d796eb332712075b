import type { Service } from '@bellbird/testing';
import { startWorker, type World } from './dispatch-world.js';

/** Worker processes that are killed and replaced; replacements stand by, loaded, so that a kill costs little time. */
export class WorkerPool {
  kills = 0;
  private readonly working: Service[] = [];
  private readonly spares: Promise<Service>[] = [];

  private constructor(
    private readonly world: World,
    private readonly carrierUrl: string,
    private readonly env: Record<string, string>,
  ) {}

  static async start(
    world: World,
    carrierUrl: string,
    workers: number,
    spares: number,
    env: Record<string, string> = {},
  ): Promise<WorkerPool> {
    const pool = new WorkerPool(world, carrierUrl, env);
    for (let n = 0; n < workers + spares; n++) pool.spares.push(pool.spare());
    await Promise.all(pool.spares);
    for (let n = 0; n < workers; n++) await pool.activate();
    return pool;
  }

  /** kill -9 of one of them; a spare takes its place. */
  async killOne(which: number): Promise<void> {
    const [victim] = this.working.splice(which % this.working.length, 1);
    this.spares.push(this.spare());
    await victim?.kill('SIGKILL');
    this.kills += 1;
    await this.activate();
  }

  async stop(): Promise<void> {
    const spares = await Promise.all(this.spares);
    await Promise.all([...this.working.map((each) => each.kill()), ...spares.map((each) => each.kill('SIGKILL'))]);
  }

  private spare(): Promise<Service> {
    return startWorker(this.world, this.carrierUrl, { ...this.env, STANDBY: '1' });
  }

  private async activate(): Promise<void> {
    const worker = await this.spares.shift()!;
    await wakeUp(worker);
    this.working.push(worker);
  }
}

/** Lets a worker begin that stands by. */
export async function wakeUp(worker: Service): Promise<void> {
  process.kill(worker.pid, 'SIGUSR2');
  await worker.waitForLine(/dispatch worker is ready/, 60_000);
}
