import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { MessageSquareText, Plus, Send, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useOutlet } from 'react-router-dom';
import { campaignTypeWord } from '../../lib/campaigns/campaign-look';
import { messageInWords } from '../../lib/campaigns/message-in-words';
import { formatWhen } from '../../lib/format/time';
import { composerPath } from '../../lib/paths';
import { useMay, useTimeZone } from '../../lib/session/session';
import { ButtonLink } from '../../ui/button';
import type { ListDeclaration } from '../../ui/list-page/list-declaration';
import { ListPage } from '../../ui/list-page/list-page';
import { useExport } from '../../ui/list-page/use-export';
import { binTemplates } from './bin-templates';
import {
  ExportSmsTemplatesDocument,
  SmsTemplateListDocument,
  type SmsTemplateListQuery,
  type SmsTemplateRowFragment,
} from './sms-templates.generated';
import { smsTemplatesTexts as t } from './sms-templates.texts';
import { templateFields, templateSearch } from './template-fields';

type Row = SmsTemplateRowFragment;
const touch = { minH: { base: '44px', md: '36px' } } as const;

/** /sms-templates */
export function Component() {
  const client = useApolloClient();
  const zone = useTimeZone();
  const drawer = useOutlet();
  const mayEdit = useMay('campaign-editor');
  const declaration = useMemo(
    (): ListDeclaration<SmsTemplateListQuery, Row> => ({
      name: 'sms-templates',
      document: SmsTemplateListDocument,
      select: (data) => data.smsTemplates,
      noun: t.noun,
      nameOf: (row) => row.name,
      defaultSort: 'updatedAt:desc',
      errorTitle: t.errorTitle,
      columns: [
        { key: 'name', label: t.name, sortBy: 'name', cell: (row) => row.name },
        { key: 'message', label: t.message, width: 'minmax(200px, 2fr)', cell: (row) => messageInWords(row.message) },
        { key: 'type', label: t.type, width: '130px', cell: (row) => campaignTypeWord(row.messageType) },
        {
          key: 'changed',
          label: t.changed,
          sortBy: 'updatedAt',
          align: 'end',
          figures: false,
          width: '156px',
          cell: (row) => formatWhen(row.updatedAt, zone, new Date()),
        },
      ],
      card: (row) => (
        <Box>
          <Flex justify="space-between" gap="12px">
            <Text fontWeight="600" truncate>
              {row.name}
            </Text>
            <Span color="textThird" fontSize="13px" flexShrink={0}>
              {campaignTypeWord(row.messageType)}
            </Span>
          </Flex>
          <Text color="textSecond" lineClamp={2}>
            {messageInWords(row.message)}
          </Text>
        </Box>
      ),
      search: templateSearch,
      filterFields: templateFields,
      ...(mayEdit && { rowTo: (row: Row) => `/sms-templates/${row.id}` }),
      ...(mayEdit && {
        rowActions: (row: Row) => (
          <ButtonLink
            {...touch}
            minW={{ base: '44px', md: '36px' }}
            size="sm"
            variant="ghost"
            to={`${composerPath}?template=${row.id}`}
            aria-label={t.useNamed(row.name)}
            title={t.use}
          >
            <Send aria-hidden />
          </ButtonLink>
        ),
      }),
      bulk: [
        {
          label: t.delete,
          icon: Trash2,
          permission: 'campaign-editor',
          isDanger: true,
          run: (chosen) => binTemplates(client, chosen),
        },
      ],
      empty: {
        icon: MessageSquareText,
        title: t.emptyTitle,
        text: t.emptyText,
        actions: mayEdit && (
          <ButtonLink to="/sms-templates/new" variant="solid">
            <Plus aria-hidden />
            {t.add}
          </ButtonLink>
        ),
      },
    }),
    [client, zone, mayEdit],
  );
  const exporting = useExport(declaration, (query) =>
    client
      .mutate({ mutation: ExportSmsTemplatesDocument, variables: { query } })
      .then(({ data }) => ({ jobId: data!.exportSmsTemplates!.id, resource: 'smsTemplates' })),
  );
  return (
    <ListPage
      declaration={declaration}
      title={t.title}
      lead={t.lead}
      drawer={drawer}
      more={
        mayEdit ? [{ label: t.openBin, icon: Trash2, to: '/sms-templates/trash', isForEmpty: true }, exporting] : []
      }
      actions={
        mayEdit && (
          <ButtonLink to="/sms-templates/new" {...(drawer === null && { variant: 'solid' })}>
            <Plus aria-hidden />
            {t.add}
          </ButtonLink>
        )
      }
    />
  );
}
