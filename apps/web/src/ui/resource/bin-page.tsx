import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Trash2, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { clock } from '../../lib/clock';
import { formatWhen } from '../../lib/format/time';
import { useTimeZone, type Permission } from '../../lib/session/session';
import { ButtonLink } from '../button';
import type { ListDeclaration } from '../list-page/list-declaration';
import { ListPage } from '../list-page/list-page';
import { bulkDelete } from '../list-page/picking/bulk-delete';
import { selectionOf } from '../list-page/picking/selection';
import { notify, type Toast } from '../toast/notify';
import { BinTabs } from './bin-tabs';
import { resourceTexts as t } from './resource.texts';

type Selection = ReturnType<typeof selectionOf>;
/** What became of a change of many: how many it was made to, or the job that goes on with it. */
type Affected = { affected: number; job?: { id: string } | null } | null | undefined;

/** A resource's bin as a declaration: what lies in it can come back, or go for ever. */
export interface Bin<Data, Row extends { id: string }>
  extends
    Pick<ListDeclaration<Data, Row>, 'name' | 'document' | 'select' | 'columns' | 'card' | 'nameOf' | 'noun'>,
    Partial<Pick<ListDeclaration<Data, Row>, 'search' | 'filterFields'>> {
  /** Of what lives, where an empty bin leads. */
  listPath: string;
  /** Who may bring back and delete. */
  permission: Permission;
  texts: {
    lead: string;
    empty: string;
    back: string;
    /** What a deletion takes with it. */
    deleteText: string;
    /** Why some of those that were to come back did not. */
    restoreClash: string;
  };
  restore: (client: ApolloClient, selection: Selection) => Promise<Affected>;
  deleteForEver: (client: ApolloClient, selection: Selection) => Promise<Affected>;
}

/** One of the bins: all have the same head over their tabs; what lies in it is said in the browser's tab and the trail. */
export function BinPage<Data, Row extends { id: string; trashedAt?: string | null }>({ bin }: { bin: Bin<Data, Row> }) {
  const client = useApolloClient();
  const timeZone = useTimeZone();
  const { lead, ...texts } = bin.texts;
  const declaration = useMemo((): ListDeclaration<Data, Row> => {
    const { one, other } = bin.noun;
    const { permission } = bin;
    return {
      ...bin,
      errorTitle: t.binError,
      columns: [
        ...bin.columns,
        {
          key: 'trashed',
          label: t.binned,
          width: '160px',
          align: 'end',
          figures: false,
          cell: ({ trashedAt }) => trashedAt && formatWhen(trashedAt, timeZone, clock.now()),
        },
      ],
      bulk: [
        {
          label: t.restore,
          icon: Undo2,
          permission,
          run: async (chosen) => {
            const answer = await bin.restore(client, selectionOf(chosen));
            if (answer?.job) return void notify(working(chosen.count));
            const count = answer?.affected ?? chosen.count;
            notify({
              kind: count < chosen.count ? 'warning' : 'success',
              title: t.back(count, one, other),
              ...(count < chosen.count && { text: texts.restoreClash }),
            });
          },
        },
        bulkDelete({
          label: t.deleteForEver,
          permission,
          question: (count) => ({
            title: t.deleteManyForEver(count, one, other),
            text: texts.deleteText,
            action: t.deleteForEver,
          }),
          send: (chosen) => bin.deleteForEver(client, selectionOf(chosen)),
          told: (count, chosen, answer) => (answer?.job ? working(chosen.count) : t.deletedForEver(count, one, other)),
        }),
      ],
      empty: {
        icon: Trash2,
        title: t.binEmptyTitle,
        text: texts.empty,
        actions: <ButtonLink to={bin.listPath}>{texts.back}</ButtonLink>,
      },
    };
    function working(count: number): Toast {
      return { kind: 'async', title: t.working(count, one, other), text: t.workingText };
    }
  }, [client, bin, timeZone]);
  return (
    <ListPage
      declaration={declaration}
      title={t.bin}
      documentTitle={t.inBin(bin.noun.other)}
      lead={lead}
      tabs={<BinTabs />}
    />
  );
}
