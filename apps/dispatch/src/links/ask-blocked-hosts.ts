import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { Every, LOGGER, type Logger } from '@bellbird/service-host';
import { TenantsPeer } from '../peers/tenants.peer.js';
import { BlockedHosts } from './blocked-hosts.js';

/**
 * Asks tenants which sites are blocked. While nobody answers, what was known counts on: also after a start, for the
 * newest answer is kept in the database.
 */
@Injectable()
export class AskBlockedHosts implements OnModuleInit {
  /** As it is kept; null while that is not known. */
  private kept: string | null = null;
  private isAnswered = false;

  constructor(
    private readonly tenants: TenantsPeer,
    private readonly blocked: BlockedHosts,
    private readonly db: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Before the first link is followed. */
  async onModuleInit(): Promise<void> {
    try {
      const [row] = await this.db.system((tx) => tx.query<{ hosts: string[] }>('select hosts from blocked_host_list'));
      if (row === undefined) return;
      this.blocked.know(row.hosts);
      this.kept = JSON.stringify(row.hosts);
    } catch (error) {
      this.logger.warn({ err: error }, 'Which sites were blocked before cannot be read');
    }
  }

  @Every('60s')
  execute(): Promise<void> {
    return this.ask();
  }

  /** Until the first answer has come. */
  @Every('2s')
  async atStart(): Promise<void> {
    if (!this.isAnswered) await this.ask();
  }

  private async ask(): Promise<void> {
    try {
      const hosts = await this.tenants.blockedLinkHosts();
      this.blocked.know(hosts);
      this.isAnswered = true;
      await this.keep(hosts);
    } catch (error) {
      if (this.isAnswered)
        this.logger.warn({ err: error }, 'Nobody says which sites are blocked, or it cannot be kept');
    }
  }

  /** Only a list that changed is written. */
  private async keep(hosts: readonly string[]): Promise<void> {
    const text = JSON.stringify(hosts);
    if (this.kept === text) return;
    await this.db.system((tx) =>
      tx.execute(
        'insert into blocked_host_list (hosts) values ($1) on conflict (single) do update set hosts = excluded.hosts',
        [hosts],
      ),
    );
    this.kept = text;
  }
}
