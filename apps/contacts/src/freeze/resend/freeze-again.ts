import type { DispatchPeer } from '../../peers/dispatch.peer.js';
import { end, keep, zoneRuleOf, type PageMaker } from '../freeze-page.js';
import { saveAsContacts } from '../people/save-as-contacts.js';
import { buildPages } from '../zones/zone-pages.js';
import { judgeAgain } from './judge-again.js';
import type { Reader } from './people-again.js';
import { firstCursor, type ResendCursor, type ResendOf } from './resend-cursor.js';

/**
 * What makes the next page of a resend. Others are asked here, before the page's transaction; there it is seen whether
 * the cursor still stands where it stood, so that of two workers only one makes the page.
 * @throws 503 where dispatch cannot be asked: the page is made later.
 */
export async function pageAgain(
  read: Reader,
  dispatch: DispatchPeer,
  { tenantId, campaignId }: { tenantId: string; campaignId: string },
  resendOf: ResendOf,
): Promise<PageMaker> {
  const cursor = await read(async (tx) => {
    const [row] = await tx.query<{ cursor: ResendCursor | null }>(
      `select resend_cursor as cursor from audience_freeze
        where tenant_id = $1 and campaign_id = $2 and state = 'running' and not canceled`,
      [tenantId, campaignId],
    );
    return row === undefined ? null : (row.cursor ?? firstCursor);
  });
  // Ended or canceled: the page's transaction says so.
  if (cursor === null) return () => Promise.resolve('more');
  const { people, candidates } = await judgeAgain(read, dispatch, tenantId, resendOf, cursor);
  return async (tx, row, { text, launch }) => {
    if ((row.resendCursor ?? firstCursor).seen !== cursor.seen) return 'more';
    if (people.length === 0) {
      await end(tx, tenantId, campaignId, row, 'frozen');
      return 'done';
    }
    const chosen = await candidates(tx);
    const page = buildPages(chosen, text, row.recipients, zoneRuleOf(launch));
    if (launch.saveAsContacts)
      for (const built of page.pages) await saveAsContacts(tx, tenantId, built.people, new Date(launch.launchedAt));
    await keep(tx, tenantId, campaignId, row, page, row);
    const last = page.decided === chosen.length ? people.at(-1) : chosen[page.decided - 1];
    await tx.execute('update audience_freeze set resend_cursor = $3 where tenant_id = $1 and campaign_id = $2', [
      tenantId,
      campaignId,
      JSON.stringify(last!.after),
    ]);
    return 'more';
  };
}
