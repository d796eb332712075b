import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Trash2 } from 'lucide-react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { problemAt, problemOf } from '../../lib/graph/problem';
import { Button } from '../../ui/button';
import { SelectField, TextField } from '../../ui/form/fields';
import { useKeptForm } from '../../ui/form/use-kept-form';
import { RowForm, RowPending } from '../../ui/list-page/row/row-form';
import { notify, notifyProblem } from '../../ui/toast/notify';
import { binTemplates } from './bin-templates';
import {
  CreateSmsTemplateDocument,
  SmsTemplateFieldsDocument,
  SmsTemplateListDocument,
  SmsTemplateToEditDocument,
  UpdateSmsTemplateDocument,
  type SmsTemplateRowFragment,
} from './sms-templates.generated';
import { smsTemplatesTexts as t } from './sms-templates.texts';
import { typeOptions } from './template-fields';
import { TemplateMessage } from './template-message';
import { messageProblem, nameProblem } from './template-text';

/** /sms-templates/new and /sms-templates/:id */
export function Component() {
  const { id = 'new' } = useParams();
  const { data, error, loading, refetch } = useQuery(SmsTemplateToEditDocument, {
    variables: { id },
    skip: id === 'new',
  });
  const template = data?.smsTemplate;
  if (id === 'new') return <TemplateForm key="new" template={null} />;
  if (template == null)
    return (
      <RowPending
        title={t.edit}
        listPath="/sms-templates"
        rowId={id}
        problem={error ? problemOf(error) : null}
        isGone={!loading && !error}
        onRetry={() => void refetch()}
      />
    );
  return <TemplateForm key={`${id} ${template.version}`} template={template} />;
}

function TemplateForm({ template }: { template: SmsTemplateRowFragment | null }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data: fields } = useQuery(SmsTemplateFieldsDocument, { fetchPolicy: 'cache-first' });
  const own = fields?.attributes?.data ?? [];
  const [create] = useMutation(CreateSmsTemplateDocument, { refetchQueries: [SmsTemplateListDocument] });
  const [update] = useMutation(UpdateSmsTemplateDocument, { refetchQueries: [SmsTemplateListDocument] });
  const close = (): void => void navigate(`/sms-templates${search}`, { state: { keepScroll: true } });
  const form = useKeptForm({
    address: `/sms-templates/${template?.id ?? 'new'}`,
    initial: {
      name: template?.name ?? '',
      messageType: template?.messageType ?? 'marketing',
      message: template?.message ?? '',
    },
    // While the business's own fields are not known, only the server can say whether one is unknown.
    rules: {
      name: nameProblem,
      message: (message) =>
        fields === undefined && message.includes('{{attributes.')
          ? undefined
          : messageProblem(
              message,
              own.map(({ key }) => key),
            ),
    },
    submit: async (values) => {
      const input = { ...values, name: values.name.trim() };
      try {
        await (template === null
          ? create({ variables: { input } })
          : update({ variables: { id: template.id, input: { ...input, version: template.version } } }));
      } catch (error) {
        const problem = problemOf(error);
        if (problem.code === 'duplicate-name') throw problemAt(problem, 'name', t.taken);
        if (problem.code !== 'version-conflict') throw problem;
        notify({ kind: 'warning', title: t.changedElsewhere });
        return void client.refetchQueries({ include: [SmsTemplateToEditDocument, SmsTemplateListDocument] });
      }
      notify({ kind: 'success', title: t.saved(input.name) });
      close();
    },
  });
  const remove = async (id: string): Promise<void> => {
    try {
      await binTemplates(client, { ids: [id], count: 1 });
      form.forget();
      close();
      await client.refetchQueries({ include: [SmsTemplateListDocument] });
    } catch (error) {
      notifyProblem(problemOf(error));
    }
  };
  return (
    <RowForm
      title={template === null ? t.addTitle : t.edit}
      listPath="/sms-templates"
      {...(template && { rowId: template.id })}
      form={form}
      save={t.save}
      aside={
        template && (
          <Button variant="danger" minH={{ base: '44px', md: '36px' }} onClick={() => void remove(template.id)}>
            <Trash2 aria-hidden />
            {t.delete}
          </Button>
        )
      }
    >
      <TextField label={t.name} autoComplete="off" maxLength={200} bind={form.field('name')} />
      <SelectField label={t.type} options={typeOptions} bind={form.field('messageType')} />
      <TemplateMessage bind={form.field('message')} own={own} />
    </RowForm>
  );
}
