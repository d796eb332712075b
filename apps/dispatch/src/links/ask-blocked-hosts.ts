import { Inject, Injectable } from '@nestjs/common';
import { Every, LOGGER, type Logger } from '@bellbird/service-host';
import { TenantsPeer } from '../peers/tenants.peer.js';
import { BlockedHosts } from './blocked-hosts.js';

/** Asks tenants which sites are blocked. While nobody answers, what was known counts on. */
@Injectable()
export class AskBlockedHosts {
  constructor(
    private readonly tenants: TenantsPeer,
    private readonly blocked: BlockedHosts,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Every('60s')
  execute(): Promise<void> {
    return this.ask();
  }

  /** Until the first answer has come. */
  @Every('2s')
  async atStart(): Promise<void> {
    if (!this.blocked.isKnown) await this.ask();
  }

  private async ask(): Promise<void> {
    try {
      this.blocked.know(await this.tenants.blockedLinkHosts());
    } catch (error) {
      if (this.blocked.isKnown) this.logger.warn({ err: error }, 'Nobody says which sites are blocked');
    }
  }
}
