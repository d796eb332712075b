import { BinPage, type Bin } from '../../ui/resource/bin-page';
import {
  DeleteSmsTemplatesDocument,
  RestoreSmsTemplatesDocument,
  SmsTemplateListDocument,
  SmsTemplateTrashDocument,
  type SmsTemplateRowFragment,
  type SmsTemplateTrashQuery,
} from './sms-templates.generated';
import { smsTemplatesTexts as t } from './sms-templates.texts';
import { TemplateCard, templateColumns, templateFields, templateSearch } from './template-list';

const bin: Bin<SmsTemplateTrashQuery, SmsTemplateRowFragment> = {
  name: 'sms-templates-trash',
  listPath: '/sms-templates',
  permission: 'campaign-editor',
  document: SmsTemplateTrashDocument,
  select: (data) => data.smsTemplatesTrash,
  noun: t.noun,
  nameOf: (row) => row.name,
  columns: templateColumns,
  card: (row) => <TemplateCard row={row} />,
  search: templateSearch,
  filterFields: templateFields,
  texts: t.trash,
  restore: (client, selection) =>
    client
      .mutate({
        mutation: RestoreSmsTemplatesDocument,
        variables: { selection },
        refetchQueries: [SmsTemplateListDocument],
      })
      .then(({ data }) => data?.restoreSmsTemplates),
  deleteForEver: (client, selection) =>
    client
      .mutate({ mutation: DeleteSmsTemplatesDocument, variables: { selection, trash: true } })
      .then(({ data }) => data?.deleteSmsTemplates),
};

/** /sms-templates/trash */
export const Component = () => <BinPage bin={bin} />;
