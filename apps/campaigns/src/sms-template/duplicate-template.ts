import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { notFound } from '@bellbird/errors';
import { actorOf, createRow, readRow } from '@bellbird/resource-kit';
import { CLOCK, Resources, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import type { SmsTemplate } from '../schema.generated.js';
import { copyNameOf } from './copy-name.js';
import { smsTemplateResource } from './sms-template.resource.js';

@Injectable()
export class DuplicateTemplate {
  constructor(
    private readonly work: Work,
    private readonly resources: Resources,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * A copy under a name of its own, made by who asks: of a template that not everybody sees it is theirs alone.
   * @throws 404 for what is in the trash or they may not see.
   */
  execute(context: GraphContext, id: string): Promise<SmsTemplate> {
    const actor = actorOf(context);
    const resource = this.resources.of(smsTemplateResource);
    return this.work.changeAfter(
      context,
      async () => {
        const template = await this.work.read(context, (tx) => readRow(tx, resource, actor, id));
        if (template.trashedAt !== null) throw notFound();
        // Shares and creator come from the kit, whose rows do not say so in their type.
        const { name, message, messageType, isPublic } = template as typeof template & Pick<SmsTemplate, 'isPublic'>;
        const copied = { name, message, messageType, isPublic };
        return { copied, prepared: await resource.hooks.prepare?.(actor, copied, null) };
      },
      async (tx, { copied, prepared }) => {
        const copy = { ...copied, name: await freeName(tx, copied.name) };
        return (await createRow(
          { tx, resource, actor, now: this.clock.now(), prepared },
          copy,
        )) as unknown as SmsTemplate;
      },
    );
  }
}

/** How many names are tried at once: more copies of one template than any business keeps. */
const tried = 200;

/**
 * The first that nobody else has, by the same key as the index that keeps names apart; who copies at the same moment waits
 * until it is taken.
 */
async function freeName(tx: Tx, name: string): Promise<string> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`template copies ${tx.tenantId}`]);
  for (let first = 1; ; first += tried) {
    const names = Array.from({ length: tried }, (_, at) => copyNameOf(name, first + at));
    const [free] = await tx.query<{ name: string }>(
      `select copy.name from unnest($2::text[]) with ordinality as copy (name, place)
       where not exists (
         select from sms_template where tenant_id = $1 and trashed_at is null and name_key = lower(copy.name))
       order by copy.place limit 1`,
      [tx.tenantId, names],
    );
    if (free) return free.name;
  }
}
