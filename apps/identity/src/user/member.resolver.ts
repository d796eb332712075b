import { Args, Context, Resolver } from '@nestjs/graphql';
import { permissions, type Permission } from '@bellbird/auth';
import { newId } from '@bellbird/database';
import { forbidden, invalidField, tooManyRequests, wrongState } from '@bellbird/errors';
import { accessRequested } from '@bellbird/events';
import { mayManage } from '@bellbird/field-rules';
import { publish } from '@bellbird/outbox';
import { actorOf, checkedId, checkedIds, readRow, recordAudit } from '@bellbird/resource-kit';
import { Mutation, personOf, Query, validated, Work, type GraphContext } from '@bellbird/service-host';
import type {
  Colleague,
  MailedMember,
  MemberName,
  MutationEndUserSessionsArgs,
  MutationRequestAccessArgs,
  Mutations,
  Queries,
  QueryAreMembersArgs,
  QueryMemberNamesArgs,
  QueryMembersWithArgs,
  QueryPermissionHoldersArgs,
} from '../schema.generated.js';
import { Sessions } from '../session/sessions.js';
import { AccessRequestInput } from './access-request-input.js';
import { holderOf } from './holder-of.js';
import { Members } from './members.js';
import { userResource } from './user.resource.js';

const colleague = `id, trim(first_name || ' ' || last_name) as name, avatar, status`;
const mostHolders = 5;
/** More than a business has. */
const mostMembers = 1_000;
const mostRequestsADay = 5;

@Resolver()
export class MemberResolver {
  constructor(
    private readonly work: Work,
    private readonly members: Members,
    private readonly sessions: Sessions,
  ) {}

  @Query<Queries>() directory(@Context() context: GraphContext) {
    return this.work.read(context, async (tx) => ({
      data: await tx.query<Colleague>(
        `select ${colleague} from account where tenant_id = $1 order by lower(first_name), lower(last_name), id limit 1000`,
        [tx.tenantId],
      ),
    }));
  }

  @Query<Queries>() areMembers(@Args() { ids }: QueryAreMembersArgs, @Context() context: GraphContext) {
    const asked = checkedIds(ids, mostAsked);
    return this.work.read(context, async (tx) => {
      const rows = await tx.query<{ id: string }>(
        `select id from account where tenant_id = $1 and id = any($2::uuid[]) and status <> 'invited'`,
        [tx.tenantId, asked],
      );
      return rows.map(({ id }) => id);
    });
  }

  @Query<Queries>() memberNames(@Args() { ids }: QueryMemberNamesArgs, @Context() context: GraphContext) {
    const asked = checkedIds(ids, mostAsked);
    return this.work.read(context, (tx) =>
      tx.query<MemberName>(
        `select id, trim(first_name || ' ' || last_name) as name from account where tenant_id = $1 and id = any($2::uuid[])
          union all select id, name from removed_user where tenant_id = $1 and id = any($2::uuid[])`,
        [tx.tenantId, asked],
      ),
    );
  }

  @Query<Queries>() permissionHolders(
    @Args() { permission }: QueryPermissionHoldersArgs,
    @Context() context: GraphContext,
  ) {
    if (!isPermission(permission)) throw invalidField('permission', `Give one of ${permissions.join(', ')}.`);
    return this.work.read(context, async (tx) => ({
      data: await tx.query<Colleague>(
        `select ${colleague} from account
          where tenant_id = $1 and status = 'active' and permissions && $2::text[] and ('user-editor' <> all(permissions) or permissions && '{owner,administrator}' or $3 = any(permissions))
          order by 'owner' = any(permissions) desc, 'administrator' = any(permissions) desc, lower(first_name), id limit ${mostHolders}`,
        [tx.tenantId, grantersOf(permission), permission],
      ),
    }));
  }

  @Query<Queries>() membersWith(
    @Args() { permissions: asked }: QueryMembersWithArgs,
    @Context() context: GraphContext,
  ) {
    return this.work.read(context, async (tx) => {
      const [business] = await tx.query<{ businessName: string; timeZone: string }>(
        'select name as "businessName", time_zone as "timeZone" from tenant_profile where tenant_id = $1',
        [tx.tenantId],
      );
      const members = await tx.query<MailedMember>(
        `select id, first_name as "firstName", email, permissions from account
          where tenant_id = $1 and status = 'active' and (cardinality($2::text[]) = 0 or permissions && ($2::text[] || '{owner,administrator}'))
          order by id limit ${mostMembers}`,
        [tx.tenantId, asked],
      );
      return {
        businessName: business?.businessName ?? '',
        timeZone: business?.timeZone ?? 'Australia/Sydney',
        members,
      };
    });
  }

  @Mutation<Mutations>() endUserSessions(
    @Args() { id: given }: MutationEndUserSessionsArgs,
    @Context() context: GraphContext,
  ) {
    return this.work.change(context, async (tx) => {
      const actor = actorOf(context);
      const id = checkedId(given);
      const person = await readRow(tx, userResource, actor, id);
      if (id !== actor.userId && !mayManage(holderOf(actor), person.held)) throw forbidden();
      const [ended] = (await this.sessions.endOthers(tx, id, null, 'ended by another')).toSorted();
      if (ended !== undefined && id !== actor.userId)
        await recordAudit(tx, actor, {
          action: 'session.ended-by-other',
          nth: ended,
          subject: { type: 'user', id, name: person.name },
        });
      return true;
    });
  }

  @Mutation<Mutations>() leaveBusiness(@Context() context: GraphContext) {
    const { tenantId, userId } = personOf(context);
    return this.work.change(context, async (tx) => {
      const [other] = await tx.query('select 1 from account where tenant_id = $1 and id <> $2 limit 1', [
        tenantId,
        userId,
      ]);
      if (other === undefined) throw wrongState('Ask another owner or administrator.');
      await this.members.remove(tx, actorOf(context), [userId], 'left');
      return true;
    });
  }

  @Mutation<Mutations>() async requestAccess(
    @Args() { input }: MutationRequestAccessArgs,
    @Context() context: GraphContext,
  ) {
    const { permission, page } = await validated(AccessRequestInput, input);
    const { tenantId, userId } = personOf(context);
    return this.work.change(context, async (tx) => {
      const [person] = await tx.query<{ name: string }>(
        `select trim(first_name || ' ' || last_name) as name from account where id = $1 for update`,
        [userId],
      );
      const recent = await tx.query<{ id: string; permission: string; createdAt: Date }>(
        `select id, permission, at as "createdAt" from access_request where tenant_id = $1 and user_id = $2 and at > now() - interval '1 day'`,
        [tenantId, userId],
      );
      const again = recent.find((each) => each.permission === permission);
      if (again !== undefined) {
        await tx.execute('update access_request set page = $2 where id = $1', [again.id, page]);
        return { id: again.id, permission, createdAt: again.createdAt.toISOString() };
      }
      if (recent.length >= mostRequestsADay) throw tooManyRequests(3_600);
      const id = newId();
      const [{ createdAt }] = (await tx.query<{ createdAt: Date }>(
        'insert into access_request (id, tenant_id, user_id, permission, page) values ($1, $2, $3, $4, $5) returning at as "createdAt"',
        [id, tenantId, userId, permission, page],
      )) as [{ createdAt: Date }];
      const name = person?.name ?? '';
      await publish(
        tx,
        accessRequested,
        { requestId: id, tenantId, userId, name, permission, page },
        { aggregateVersion: 1n },
      );
      return { id, permission, createdAt: createdAt.toISOString() };
    });
  }
}

const mostAsked = 1_000;

const isPermission = (word: string): word is Permission => (permissions as readonly string[]).includes(word);

/** Who can give a permission: owners everything, administrators all but being an owner, User Editors what they hold. */
const grantersOf = (permission: Permission): Permission[] =>
  permission === 'owner'
    ? ['owner']
    : permission === 'administrator'
      ? ['owner', 'administrator']
      : ['owner', 'administrator', 'user-editor'];
