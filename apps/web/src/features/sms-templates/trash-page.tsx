import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Trash2, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { campaignTypeWord } from '../../lib/campaigns/campaign-look';
import { messageInWords } from '../../lib/campaigns/message-in-words';
import { formatWhen } from '../../lib/format/time';
import { useTimeZone } from '../../lib/session/session';
import { ButtonLink } from '../../ui/button';
import { confirmTyped } from '../../ui/confirm/confirm-typed';
import type { ListDeclaration } from '../../ui/list-page/list-declaration';
import { ListPage } from '../../ui/list-page/list-page';
import { selectionOf } from '../../ui/list-page/picking/selection';
import { notify } from '../../ui/toast/notify';
import {
  DeleteSmsTemplatesDocument,
  RestoreSmsTemplatesDocument,
  SmsTemplateListDocument,
  SmsTemplateTrashDocument,
  type SmsTemplateRowFragment,
  type SmsTemplateTrashQuery,
} from './sms-templates.generated';
import { smsTemplatesTexts as t } from './sms-templates.texts';
import { templateFields, templateSearch } from './template-fields';

/** /sms-templates/trash: what can come back, or go for ever. */
export function Component() {
  const client = useApolloClient();
  const zone = useTimeZone();
  const declaration = useMemo(
    (): ListDeclaration<SmsTemplateTrashQuery, SmsTemplateRowFragment> => ({
      name: 'sms-templates-trash',
      document: SmsTemplateTrashDocument,
      select: (data) => data.smsTemplatesTrash,
      noun: t.noun,
      nameOf: (row) => row.name,
      errorTitle: t.trashError,
      columns: [
        { key: 'name', label: t.name, sortBy: 'name', cell: (row) => row.name },
        { key: 'message', label: t.message, width: 'minmax(200px, 2fr)', cell: (row) => messageInWords(row.message) },
        { key: 'type', label: t.type, width: '130px', cell: (row) => campaignTypeWord(row.messageType) },
        {
          key: 'trashed',
          label: t.trashed,
          align: 'end',
          figures: false,
          width: '160px',
          cell: (row) => row.trashedAt && formatWhen(row.trashedAt, zone, new Date()),
        },
      ],
      card: (row) => (
        <Box>
          <Text fontWeight="600" truncate>
            {row.name}
          </Text>
          <Text color="textSecond" lineClamp={2}>
            {messageInWords(row.message)}
          </Text>
        </Box>
      ),
      search: templateSearch,
      filterFields: templateFields,
      bulk: [
        {
          label: t.restore,
          icon: Undo2,
          permission: 'campaign-editor',
          run: async (chosen) => {
            const { data } = await client.mutate({
              mutation: RestoreSmsTemplatesDocument,
              variables: { selection: selectionOf(chosen) },
              refetchQueries: [SmsTemplateListDocument],
            });
            const count = data?.restoreSmsTemplates?.affected ?? chosen.count;
            notify({
              kind: count < chosen.count ? 'warning' : 'success',
              title: t.restored(count),
              ...(count < chosen.count && { text: t.restoreClash }),
            });
          },
        },
        {
          label: t.deleteForEver,
          icon: Trash2,
          permission: 'campaign-editor',
          isDanger: true,
          run: async (chosen) => {
            if (
              !(await confirmTyped({
                title: t.deleteTitle(chosen.count),
                text: t.deleteText,
                word: t.word(chosen.count),
                action: t.deleteForEver,
              }))
            )
              return false;
            const { data } = await client.mutate({
              mutation: DeleteSmsTemplatesDocument,
              variables: { selection: selectionOf(chosen), trash: true },
            });
            notify({ kind: 'success', title: t.deleted(data?.deleteSmsTemplates?.affected ?? chosen.count) });
            return undefined;
          },
        },
      ],
      empty: {
        icon: Trash2,
        title: t.trashEmptyTitle,
        text: t.trashEmpty,
        actions: <ButtonLink to="/sms-templates">{t.backToTemplates}</ButtonLink>,
      },
    }),
    [client, zone],
  );
  return <ListPage declaration={declaration} title={t.trashTitle} lead={t.trashLead} />;
}
