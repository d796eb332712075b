import { isBlockedSite } from '@bellbird/short-link';

/** Sites to which no link leads, and all below them, as the platform's admin lists them. */
export class BlockedHosts {
  private hosts: ReadonlySet<string> = new Set();

  /** Whether an answer of tenants has come yet. */
  isKnown = false;

  know(hosts: readonly string[]): void {
    this.hosts = new Set(hosts);
    this.isKnown = true;
  }

  /** @param host in small letters, as `URL` has it. */
  includes(host: string): boolean {
    return isBlockedSite(host, this.hosts);
  }
}
