import { Injectable } from '@nestjs/common';
import { ProductError } from '@bellbird/errors';
import { TenantsPeer } from '../peers/tenants.peer.js';

/** For how long an answer counts. */
const keptMs = 5_000;

/** Whether a new business may sign up: the platform's admin says so. Who is invited comes in by another door. */
@Injectable()
export class SignUpDoor {
  private last = { isOpen: true, until: -Infinity };

  constructor(private readonly tenants: TenantsPeer) {}

  /** While tenants does not answer, its last word counts: nobody is kept out because a part is away. @throws 403 */
  async assertOpen(): Promise<void> {
    if (performance.now() >= this.last.until) {
      const isOpen = await this.tenants.isSignUpOpen().catch(() => this.last.isOpen);
      this.last = { isOpen, until: performance.now() + keptMs };
    }
    if (!this.last.isOpen)
      throw new ProductError('forbidden', 'Bellbird takes no new businesses at the moment. Ask for an invitation.');
  }
}
