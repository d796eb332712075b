import type { DispatchPeer } from '../../peers/dispatch.peer.js';
import { tallyFor, type Measuring } from '../audience/measure-audience.js';
import type { AudienceMeasure } from '../audience/tally.js';
import { judgeAgain } from './judge-again.js';
import type { Reader } from './people-again.js';
import { firstCursor, type ResendOf } from './resend-cursor.js';

/** Renders and counts a text for all who did not get a campaign, by the rules and the code of the freeze itself. */
export async function measureAgain(
  read: Reader,
  dispatch: DispatchPeer,
  tenantId: string,
  resendOf: ResendOf,
  measuring: Measuring,
): Promise<AudienceMeasure> {
  const tally = tallyFor(measuring);
  for (let cursor = firstCursor; ;) {
    const { people, candidates } = await judgeAgain(read, dispatch, tenantId, resendOf, cursor);
    const last = people.at(-1);
    if (last === undefined) return tally.result();
    for (const { person, contactId, isDuplicate } of await read(candidates))
      tally.addTyped(person, contactId, isDuplicate);
    cursor = last.after;
  }
}
