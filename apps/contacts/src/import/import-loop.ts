import { Injectable } from '@nestjs/common';
import { Background } from '@bellbird/service-host';
import { ImportWorker } from './import-worker.js';

/** Runs imports, one at a time in a process: at once after an upload, and every second for what a killed process left. */
@Injectable()
export class ImportLoop {
  readonly poke: () => void;

  constructor(background: Background, worker: ImportWorker) {
    ({ poke: this.poke } = background.every('imports', 1_000, () => worker.turn()));
  }
}
