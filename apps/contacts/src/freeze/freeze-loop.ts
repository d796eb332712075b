import { Injectable } from '@nestjs/common';
import { Background } from '@bellbird/service-host';
import { FreezeWorker } from './freeze-worker.js';

/** Runs the worker, at once after a launch and every half second for what a killed process left. */
@Injectable()
export class FreezeLoop {
  readonly poke: () => void;

  constructor(background: Background, worker: FreezeWorker) {
    ({ poke: this.poke } = background.every('freeze', 500, () => worker.turn()));
  }
}
