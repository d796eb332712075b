import type { LiveEvent, LiveListener } from './live-events.js';

/** Who of this process listens to which tenant. One listener's fault is no other's, and never the publisher's. */
export class Listeners {
  private readonly byTenant = new Map<string, Set<{ hear: LiveListener }>>();

  /** Answers how to stop (again and again without harm), and whether it is the tenant's first. */
  add(tenantId: string, hear: LiveListener): { isFirst: boolean; remove: () => { wasLast: boolean } } {
    const known = this.byTenant.get(tenantId);
    const listeners = known ?? new Set();
    if (known === undefined) this.byTenant.set(tenantId, listeners);
    // An object of its own: the same function may listen twice.
    const listener = { hear };
    listeners.add(listener);
    const remove = (): { wasLast: boolean } => {
      const wasLast = listeners.delete(listener) && listeners.size === 0;
      if (wasLast) this.byTenant.delete(tenantId);
      return { wasLast };
    };
    return { isFirst: known === undefined, remove };
  }

  tenants(): string[] {
    return [...this.byTenant.keys()];
  }

  tell(event: LiveEvent): void {
    for (const { hear } of [...(this.byTenant.get(event.tenantId) ?? [])]) {
      try {
        hear(event);
      } catch (error) {
        process.stderr.write(
          `live events: a listener failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
        );
      }
    }
  }

  clear(): void {
    this.byTenant.clear();
  }
}
