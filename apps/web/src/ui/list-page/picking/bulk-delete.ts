import { Trash2 } from 'lucide-react';
import type { Permission } from '../../../lib/session/session';
import { confirmCount } from '../../confirm/confirm-count';
import type { TypedConfirmation } from '../../confirm/typed-confirmation';
import { notify, type Toast } from '../../toast/notify';
import type { BulkAction, Chosen } from '../list-declaration';

interface BulkDeletion<Answer> {
  label: string;
  permission: Permission;
  /** Null where an Undo will be offered instead. */
  question: (count: number) => Omit<TypedConfirmation, 'word'> | null;
  send: (chosen: Chosen) => Promise<Answer>;
  /**
   * What is said of it: a sentence, or a toast where there is more to say; null where that is done already. So many
   * went by the server's count.
   */
  told: (affected: number, chosen: Chosen, answer: Answer) => string | Toast | null;
}

/** Deletes the chosen rows for ever, for every list: asks once, by their number where they are several, and says what went. */
export const bulkDelete = <Answer extends { affected: number } | null | undefined>({
  label,
  permission,
  question,
  send,
  told,
}: BulkDeletion<Answer>): BulkAction => ({
  label,
  icon: Trash2,
  permission,
  isDanger: true,
  run: async (chosen) => {
    const asked = question(chosen.count);
    if (asked !== null && !(await confirmCount(chosen.count, asked))) return false;
    const answer = await send(chosen);
    const said = told(answer?.affected ?? chosen.count, chosen, answer);
    if (said !== null) notify(typeof said === 'string' ? { kind: 'success', title: said } : said);
    return undefined;
  },
});
