import { isBlockedSite } from '@bellbird/short-link';

/** Sites to which no link leads, and all below them, as the platform's admin lists them. */
export class BlockedHosts {
  private hosts: ReadonlySet<string> = new Set();

  know(hosts: readonly string[]): void {
    this.hosts = new Set(hosts);
  }

  /** @param host in small letters, as `URL` has it. */
  includes(host: string): boolean {
    return isBlockedSite(host, this.hosts);
  }
}
