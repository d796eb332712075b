import { Flex } from '@chakra-ui/react/flex';
import { MessageSquareText } from 'lucide-react';
import { useMemo } from 'react';
import { levelOf } from '../../domain/sharing/sharing';
import { useMakerField } from '../../domain/sharing/use-maker-field';
import { smsTemplateInput } from '../../lib/graph/inputs.generated';
import { ResourceDrawer } from '../../ui/resource/resource-drawer';
import { ResourcePage } from '../../ui/resource/resource-page';
import { defineScreen } from '../../ui/resource/resource-screen';
import { DuplicateTemplate } from './duplicate-template';
import {
  CreateSmsTemplateDocument,
  DeleteSmsTemplatesDocument,
  ExportSmsTemplatesDocument,
  RestoreSmsTemplatesDocument,
  SmsTemplateListDocument,
  SmsTemplateToEditDocument,
  SmsTemplateValuesDocument,
  UpdateSmsTemplateDocument,
  type SmsTemplateListQuery,
  type SmsTemplateToEditQuery,
} from './sms-templates.generated';
import { smsTemplatesTexts as t } from './sms-templates.texts';
import { TemplateFields } from './template-form';
import { changedColumn, TemplateCard, templateColumns, templateFields, UseTemplate } from './template-list';
import { useTemplateParts } from './template-parts';

const screen = defineScreen({
  path: '/sms-templates',
  permission: 'campaign-editor',
  icon: MessageSquareText,
  texts: t,
  members: smsTemplateInput,
  named: 'name',
  list: {
    exporting: { document: ExportSmsTemplatesDocument, resource: 'smsTemplates' },
    document: SmsTemplateListDocument,
    select: (data: SmsTemplateListQuery) => data.smsTemplates,
    defaultSort: 'updatedAt:desc',
    columns: [...templateColumns, changedColumn],
    card: (row) => <TemplateCard row={row} />,
    filterFields: templateFields,
    values: SmsTemplateValuesDocument,
    rowActionCount: 2,
    rowActions: (row) => (
      <Flex justify="flex-end">
        <DuplicateTemplate row={row} />
        <UseTemplate row={row} />
      </Flex>
    ),
  },
  one: { document: SmsTemplateToEditDocument, select: (data: SmsTemplateToEditQuery) => data.smsTemplate },
  create: CreateSmsTemplateDocument,
  update: UpdateSmsTemplateDocument,
  deleteMany: DeleteSmsTemplatesDocument,
  bin: { path: '/sms-templates/trash', restore: RestoreSmsTemplatesDocument, restoreClash: t.trash.restoreClash },
  useParts: useTemplateParts,
  levelOf,
  fields: (form, row) => <TemplateFields form={form} template={row} />,
});

/** /sms-templates, and /sms-templates/:id beside it. */
export function Component() {
  const maker = useMakerField();
  const filtered = useMemo(
    () => ({ ...screen, list: { ...screen.list, filterFields: [...templateFields, maker] } }),
    [maker],
  );
  return <ResourcePage screen={filtered} />;
}
export const TemplateDrawer = () => <ResourceDrawer screen={screen} />;
