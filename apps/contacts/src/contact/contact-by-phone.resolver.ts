import { Args, Context, Resolver } from '@nestjs/graphql';
import { actorOf } from '@bellbird/resource-kit';
import { Query, Work, type GraphContext } from '@bellbird/service-host';
import type {
  ContactOfPhone,
  Queries,
  QueryContactByPhoneArgs,
  QueryContactsByPhonesArgs,
} from '../schema.generated.js';
import { contacts } from './contact-row.js';

/** What the waiting list asks after a booking. */
@Resolver()
export class ContactByPhoneResolver {
  constructor(private readonly work: Work) {}

  @Query<Queries>() contactByPhone(@Args() { phone }: QueryContactByPhoneArgs, @Context() context: GraphContext) {
    const { tenantId } = actorOf(context);
    return this.work.read(
      context,
      async (tx) => (await contacts.find(tx, { tenantId, phone, trashedAt: null }))?.id ?? null,
    );
  }

  @Query<Queries>() contactsByPhones(
    @Args() { phones }: QueryContactsByPhonesArgs,
    @Context() context: GraphContext,
  ): Promise<ContactOfPhone[]> {
    const { tenantId } = actorOf(context);
    return this.work.read(context, (tx) =>
      tx.query<ContactOfPhone>(
        `select phone, id, coalesce(name, nullif(concat_ws(' ', first_name, last_name), '')) as name, email, attributes
           from contact where tenant_id = $1 and phone = any($2) and trashed_at is null`,
        [tenantId, phones],
      ),
    );
  }
}
