import { useApolloClient } from '@apollo/client/react';
import { MessageSquareText, Send, Trash2 } from 'lucide-react';
import { clock } from '../../lib/clock';
import { formatWhen } from '../../lib/format/time';
import { smsTemplateInput } from '../../lib/graph/inputs.generated';
import { composerPath } from '../../lib/paths';
import { useTimeZone } from '../../lib/session/session';
import { BarIconLink } from '../../ui/list-page/bar-icon';
import { useExport } from '../../ui/list-page/use-export';
import { ResourceDrawer } from '../../ui/resource/resource-drawer';
import { ResourcePage } from '../../ui/resource/resource-page';
import { defineScreen } from '../../ui/resource/resource-screen';
import { binTemplates } from './bin-templates';
import {
  CreateSmsTemplateDocument,
  DeleteSmsTemplatesDocument,
  ExportSmsTemplatesDocument,
  SmsTemplateListDocument,
  SmsTemplateToEditDocument,
  UpdateSmsTemplateDocument,
  type SmsTemplateListQuery,
  type SmsTemplateRowFragment,
  type SmsTemplateToEditQuery,
} from './sms-templates.generated';
import { smsTemplatesTexts as t } from './sms-templates.texts';
import { TemplateFields, useTemplateParts } from './template-form';
import { TemplateCard, templateColumns, templateFields } from './template-list';

const Changed = ({ at }: { at: string }) => formatWhen(at, useTimeZone(), clock.now());

const screen = defineScreen({
  path: '/sms-templates',
  permission: 'campaign-editor',
  icon: MessageSquareText,
  texts: t,
  members: smsTemplateInput,
  named: 'name',
  list: {
    document: SmsTemplateListDocument,
    select: (data: SmsTemplateListQuery) => data.smsTemplates,
    defaultSort: 'updatedAt:desc',
    columns: [
      ...templateColumns,
      {
        key: 'changed',
        label: t.changed,
        sortBy: 'updatedAt',
        align: 'end',
        figures: false,
        width: '156px',
        cell: (row: SmsTemplateRowFragment) => <Changed at={row.updatedAt} />,
      },
    ],
    card: (row) => <TemplateCard row={row} />,
    filterFields: templateFields,
    rowActions: (row) => (
      <BarIconLink label={t.useNamed(row.name)} to={`${composerPath}?template=${row.id}`}>
        <Send aria-hidden />
      </BarIconLink>
    ),
  },
  useMore(declaration) {
    const client = useApolloClient();
    const exporting = useExport(declaration, (query) =>
      client
        .mutate({ mutation: ExportSmsTemplatesDocument, variables: { query } })
        .then(({ data }) => ({ jobId: data!.exportSmsTemplates!.id, resource: 'smsTemplates' })),
    );
    return [{ label: t.openBin, icon: Trash2, to: '/sms-templates/trash', isForEmpty: true }, exporting];
  },
  one: { document: SmsTemplateToEditDocument, select: (data: SmsTemplateToEditQuery) => data.smsTemplate },
  create: CreateSmsTemplateDocument,
  update: UpdateSmsTemplateDocument,
  deleteMany: DeleteSmsTemplatesDocument,
  toBin: binTemplates,
  useParts: useTemplateParts,
  fields: (form) => <TemplateFields form={form} />,
});

/** /sms-templates, and /sms-templates/:id beside it. */
export const Component = () => <ResourcePage screen={screen} />;
export const TemplateDrawer = () => <ResourceDrawer screen={screen} />;
