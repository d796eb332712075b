import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { isUuid, type Tx } from '@bellbird/database';
import { invalidField, notFound, ProductError } from '@bellbird/errors';
import { actorOf } from '@bellbird/resource-kit';
import { CLOCK, CONFIG, validated, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import { PrivacyPolicyInput } from '../business/details-input.js';
import { recordPolicy } from '../business/record-changes.js';
import { readTenant, tenants, type TenantRow } from '../business/tenant-row.js';
import { TenantHints } from '../live/tenant-hints.js';
import type { TenantsConfig } from '../tenants.config.js';
import { generatePolicy, type PolicyOf } from './generate-policy.js';
import { policies, type PolicyRow } from './policy-row.js';
import { readGenerated } from './read-generated.js';
import { renderPolicy } from './render-policy.js';

/** A policy as its business sees it. */
export interface ShownPolicy extends Pick<PolicyRow, 'type' | 'content' | 'url' | 'generated' | 'version'> {
  rendered: string;
  /** ISO; null where nothing was published. */
  publishedAt: string | null;
}

/** What a business says of its customers' data. Each change is a version that stays. */
@Injectable()
export class PrivacyPolicies {
  constructor(
    private readonly work: Work,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: TenantsConfig,
    private readonly hints: TenantHints,
  ) {}

  show(context: GraphContext): Promise<ShownPolicy> {
    return this.work.read(context, async (tx) =>
      shownPolicy(await currentPolicy(tx, await readTenant(tx, tx.tenantId ?? '', context.caller, this.clock.now()))),
    );
  }

  /** Only what is given is changed. @throws 400 by field, 409 version-conflict. */
  async change(context: GraphContext, raw: unknown): Promise<ShownPolicy> {
    const { generated, type, content, url, version } = await validated(PrivacyPolicyInput, raw);
    return this.work.change(context, async (tx) => {
      const now = this.clock.now();
      const before = await readTenant(tx, tx.tenantId ?? '', context.caller, now, true);
      const old = await currentPolicy(tx, before);
      if (version != null && version !== before.policyVersion) throw new ProductError('version-conflict');
      const given = { type: type ?? old.type, content: content ?? old.content, url: url ?? old.url };
      const next = this.next(given, generated, old, before);
      if (isDeepStrictEqual(contentOf(next), contentOf(old))) return shownPolicy(old);
      const row = { ...next, tenantId: before.id, version: before.policyVersion + 1, publishedAt: now };
      const written = { ...row, rendered: renderPolicy(row.content), publishedBy: actorOf(context).userId };
      await policies.insert(tx, written);
      const changed = await tenants.updated(tx, { id: before.id }, { policyVersion: row.version, updatedAt: now });
      if (changed === null) throw new Error('The row of the tenant is gone.');
      await recordPolicy(tx, actorOf(context), old, written, changed);
      tx.afterCommit(() => this.hints.tenantChanged(before.id));
      return shownPolicy(written);
    });
  }

  private next(
    { type, content, url }: Pick<PolicyRow, 'type' | 'content' | 'url'>,
    generated: unknown,
    old: PolicyRow,
    { name, abn }: TenantRow,
  ): Pick<PolicyRow, 'type' | 'content' | 'url' | 'generated'> {
    const answers =
      generated === undefined && type !== 'generated' ? old.generated : readGenerated(generated ?? {}, old.generated);
    if (type === 'inline' && content.trim() === '') throw invalidField('content', 'Write the policy.');
    if (type === 'url' && url === '') throw invalidField('url', 'Give the address of the policy.');
    if (type !== 'generated' || answers === null) return { type, content, url, generated: answers };
    const of: PolicyOf = { businessName: name, abn, carrier: this.config.carrier };
    return { type, url, generated: answers, content: generatePolicy(answers, of) };
  }
}

const contentOf = ({ type, content, url, generated }: Pick<PolicyRow, 'type' | 'content' | 'url' | 'generated'>) => ({
  type,
  content,
  url,
  generated,
});

/** What is published now; of a business that published nothing an empty one of version 0. */
export async function currentPolicy(tx: Tx, { id, policyVersion }: TenantRow): Promise<PolicyRow> {
  const found = policyVersion === 0 ? null : await policies.find(tx, { tenantId: id, version: policyVersion });
  return (
    found ?? {
      ...{ tenantId: id, version: 0, type: 'inline', content: '', url: '', generated: null },
      ...{ rendered: '', publishedAt: new Date(0), publishedBy: null },
    }
  );
}

export function shownPolicy({ type, content, url, generated, rendered, version, publishedAt }: PolicyRow): ShownPolicy {
  return {
    ...{ type, content, url, generated, version },
    rendered: rendered ?? renderPolicy(content),
    publishedAt: version === 0 ? null : publishedAt.toISOString(),
  };
}

/** The id in a public address. Malformed, unknown and another's are alike. @throws 404 */
export function publicId(id: string): string {
  if (!isUuid(id)) throw notFound();
  return id.toLowerCase();
}
