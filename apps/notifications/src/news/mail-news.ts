import { Inject, Injectable } from '@nestjs/common';
import { Database, namedId, newId, type Tx } from '@bellbird/database';
import type { Permission } from '@bellbird/field-rules';
import type { NoticeType } from '@bellbird/notices';
import { noticeRules } from '@bellbird/notices/rules';
import { CONFIG, faultPoint } from '@bellbird/service-host';
import { OutgoingMailLoop } from '../mail/outgoing-mail-loop.js';
import { queueMail } from '../mail/outgoing-mails.js';
import type { NotificationsConfig } from '../notifications.config.js';
import { IdentityPeer, type MailedMember, type MailedMembers } from '../peers/identity.peer.js';
import type { Choice } from '../preference/preferences.js';
import { knownZone } from './keep-business.js';
import { newsOf, type News } from './news-of.js';
import { sayInMail } from './say-in-mail.js';
import { newUnsubscribeLink } from './unsubscribe-link.js';

/** What of a business goes out: what waits for the next minute's mail, or the digest of a day. */
export type Round = { pace: 'instant' } | { pace: 'daily'; day: string };

/**
 * Makes mails of the notifications of a business that wait. Who is there is asked before; then all mails of a round are
 * queued and its notifications taken off in one transaction, so that a kill at any place loses none and doubles none.
 */
@Injectable()
export class MailNews {
  constructor(
    private readonly db: Database,
    private readonly identity: IdentityPeer,
    private readonly loop: OutgoingMailLoop,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  /** @throws 503 while identity does not answer: the next turn tries again. */
  async execute(tenantId: string, round: Round): Promise<void> {
    const people = await this.identity.membersWith(tenantId, await this.whoIsMeant(tenantId, round));
    faultPoint('news-people-known');
    await this.db.tenant(tenantId, async (tx) => {
      if (!(await hold(tx, people, round))) return;
      const batch = newId();
      await tx.execute('update notice_mail set batch = $2 where tenant_id = $1 and pace = $3', [
        tenantId,
        batch,
        round.pace,
      ]);
      const choices = await choicesOf(tx);
      for (const member of people.members) {
        const news = await newsOf(tx, member, choices.get(member.id) ?? [], { pace: round.pace, batch });
        if (news.length > 0) await this.write(tx, member, people.businessName, news, round);
      }
      faultPoint('news-written');
      await tx.execute('delete from notice_mail where tenant_id = $1 and batch = $2', [tenantId, batch]);
      tx.afterCommit(() => this.loop.poke());
    });
    faultPoint('news-committed');
  }

  /** The permissions of the audiences; none, for everybody, where a notification is for others than those who have some. */
  private async whoIsMeant(tenantId: string, { pace }: Round): Promise<string[]> {
    const audiences = await this.db.tenant(tenantId, (tx) =>
      tx.query<{ audience: string[] | null }>(
        `select distinct n.audience from notice_mail m join notification n on n.tenant_id = m.tenant_id and n.id = m.notification_id
          where m.tenant_id = $1 and m.pace = $2`,
        [tenantId, pace],
      ),
    );
    const words = audiences.flatMap(({ audience }) => audience ?? ['']);
    return words.some((each) => each === '' || each.startsWith('gives:')) ? [] : [...new Set(words)];
  }

  private async write(tx: Tx, member: MailedMember, businessName: string, news: News[], round: Round): Promise<void> {
    const tenantId = tx.tenantId ?? '';
    const { publicUrl } = this.config;
    const isNew =
      round.pace === 'instant' ||
      (await tx.execute('insert into digest (tenant_id, user_id, day) values ($1, $2, $3) on conflict do nothing', [
        tenantId,
        member.id,
        round.day,
      ])) > 0;
    if (!isNew) return;
    const seesMoney = (['owner', 'administrator', 'business-editor'] as Permission[]).some((each) =>
      member.permissions.includes(each),
    );
    const types = news.map(({ type }) => type);
    await queueMail(tx, {
      emailId:
        round.pace === 'instant'
          ? namedId('instant mail', member.id, news[0]?.id ?? '')
          : namedId('digest', member.id, round.day),
      tenantId,
      to: member.email,
      template: round.pace === 'instant' ? 'news' : 'digest',
      values: {
        firstName: member.firstName,
        businessName,
        total: String(news[0]?.total ?? 0),
        items: JSON.stringify(news.map((each) => sayInMail(each, seesMoney, publicUrl))),
        link: `${publicUrl}/notifications`,
        settings: `${publicUrl}/account/settings`,
        kinds: [...new Set(types.map((each) => noticeRules[each as NoticeType].name))].join(', '),
        unsubscribe: await newUnsubscribeLink(tx, member.id, types, publicUrl),
      },
      requestedAt: null,
    });
  }
}

/** What people of the business chose of mails, by person. */
async function choicesOf(tx: Tx): Promise<ReadonlyMap<string, Choice[]>> {
  const byPerson = new Map<string, Choice[]>();
  const rows = await tx.query<Choice>(
    `select user_id as "userId", type, in_app as "inApp", email from preference where tenant_id = $1 and email is not null`,
    [tx.tenantId],
  );
  for (const row of rows) {
    const own = byPerson.get(row.userId);
    if (own === undefined) byPerson.set(row.userId, [row]);
    else own.push(row);
  }
  return byPerson;
}

/** Takes the business for this round; false where its digest of the day is out. What identity says of it is kept. */
async function hold(tx: Tx, { businessName, timeZone }: MailedMembers, round: Round): Promise<boolean> {
  const day = round.pace === 'daily' ? round.day : null;
  const held = await tx.execute(
    `update business set name = $2, time_zone = coalesce(${knownZone('$3')}, time_zone, 'Australia/Sydney'), digested_day = coalesce($4, digested_day)
      where tenant_id = $1 and ($4::date is null or digested_day is null or digested_day < $4)`,
    [tx.tenantId, businessName, timeZone, day],
  );
  return held > 0;
}
