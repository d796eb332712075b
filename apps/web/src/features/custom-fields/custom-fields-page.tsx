import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Code } from '@chakra-ui/react/code';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { ListPlus, Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation, useNavigate, useOutlet, useParams } from 'react-router-dom';
import { problemAt, problemOf } from '../../lib/graph/problem';
import { useMay } from '../../lib/session/session';
import { Button, ButtonLink } from '../../ui/button';
import { confirmTyped } from '../../ui/confirm/confirm-typed';
import { SelectField, TextAreaField, TextField } from '../../ui/form/fields';
import { useKeptForm } from '../../ui/form/use-kept-form';
import type { ListDeclaration } from '../../ui/list-page/list-declaration';
import { ListPage } from '../../ui/list-page/list-page';
import { selectionOf } from '../../ui/list-page/picking/selection';
import { RowForm, RowPending } from '../../ui/list-page/row/row-form';
import { notify, notifyProblem } from '../../ui/toast/notify';
import {
  CreateFieldDocument,
  DeleteFieldsDocument,
  FieldListDocument,
  FieldToEditDocument,
  UpdateFieldDocument,
  type FieldListQuery,
  type FieldRowFragment,
} from './custom-fields.generated';
import { customFieldsTexts as t } from './custom-fields.texts';

const typeWord = (type: string): string => t.types[type as keyof typeof t.types] ?? type;
const types = Object.entries(t.types).map(([value, label]) => ({ value, label }));
const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];
const mostItems = 500;

export function Component() {
  const client = useApolloClient();
  const drawer = useOutlet();
  const mayEdit = useMay('campaign-editor');
  const declaration = useMemo(
    (): ListDeclaration<FieldListQuery, FieldRowFragment> => ({
      name: 'custom-fields',
      document: FieldListDocument,
      select: (data) => data.attributes,
      noun: t.noun,
      nameOf: (field) => field.name,
      defaultSort: 'name:asc',
      errorTitle: t.errorTitle,
      columns: [
        { key: 'name', label: t.name, sortBy: 'name', cell: (field) => field.name },
        { key: 'type', label: t.type, sortBy: 'type', width: '140px', cell: (field) => typeWord(field.type) },
        { key: 'items', label: t.items, cell: (field) => field.items?.join(', ') },
        { key: 'placeholder', label: t.placeholder, cell: (field) => <Placeholder field={field} /> },
      ],
      card: (field) => (
        <Flex direction="column" gap="2px">
          <Span fontWeight="500">{field.name}</Span>
          <Span color="textSecond" truncate>
            {[typeWord(field.type), field.items?.join(', ')].filter(Boolean).join(' · ')}
          </Span>
        </Flex>
      ),
      search: {
        placeholder: t.search,
        filter: (value) => ({ field: 'name', type: 'text', operation: 'contains', value }),
      },
      ...(mayEdit && { rowTo: (field: FieldRowFragment) => `/custom-fields/${field.id}` }),
      bulk: [
        {
          label: t.delete,
          icon: Trash2,
          permission: 'campaign-editor',
          isDanger: true,
          run: async (chosen) => {
            if (
              !(await confirmTyped({
                title: t.deleteMany(chosen.count),
                text: t.deleteText,
                word: t.count(chosen.count),
                action: t.deleteForEver,
              }))
            )
              return false;
            const { data } = await client.mutate({
              mutation: DeleteFieldsDocument,
              variables: { selection: selectionOf(chosen) },
            });
            notify({ kind: 'success', title: t.deleted(data?.deleteAttributes?.affected ?? chosen.count) });
            return undefined;
          },
        },
      ],
      empty: {
        icon: ListPlus,
        title: t.emptyTitle,
        text: t.emptyText,
        actions: mayEdit && (
          <ButtonLink to="/custom-fields/new" variant="solid">
            <Plus aria-hidden />
            {t.add}
          </ButtonLink>
        ),
      },
    }),
    [client, mayEdit],
  );
  return (
    <ListPage
      declaration={declaration}
      title={t.title}
      lead={t.lead}
      drawer={drawer}
      actions={
        mayEdit && (
          <ButtonLink to="/custom-fields/new" {...(drawer === null && { variant: 'solid' })}>
            <Plus aria-hidden />
            {t.add}
          </ButtonLink>
        )
      }
    />
  );
}

const Placeholder = ({ field }: { field: FieldRowFragment }) => (
  <Code bg="transparent" color="textSecond" fontSize="12px">{`{{attributes.${field.key}}}`}</Code>
);

export function FieldDrawer() {
  const { id = 'new' } = useParams();
  const { data, error, loading, refetch } = useQuery(FieldToEditDocument, { variables: { id }, skip: id === 'new' });
  if (id === 'new') return <FieldForm key="new" field={null} />;
  if (data?.attribute == null)
    return (
      <RowPending
        title={t.edit}
        listPath="/custom-fields"
        rowId={id}
        problem={error ? problemOf(error) : null}
        isGone={!loading && !error}
        onRetry={() => void refetch()}
      />
    );
  return <FieldForm key={`${id} ${data.attribute.version}`} field={data.attribute} />;
}

function FieldForm({ field }: { field: FieldRowFragment | null }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [create] = useMutation(CreateFieldDocument, { refetchQueries: [FieldListDocument] });
  const [update] = useMutation(UpdateFieldDocument, { refetchQueries: [FieldListDocument] });
  const close = (): void => void navigate(`/custom-fields${search}`, { state: { keepScroll: true } });
  const form = useKeptForm({
    address: `/custom-fields/${field?.id ?? 'new'}`,
    initial: { name: field?.name ?? '', type: field?.type ?? 'text', items: field?.items?.join('\n') ?? '' },
    rules: {
      name: (name) => (name.trim() === '' || [...name.trim()].length > 50 ? t.nameRule : undefined),
      items: (text, { type }) => {
        const items = linesOf(text);
        if (type !== 'category') return undefined;
        return items.length === 0
          ? t.itemsRule
          : items.length > mostItems || items.some((item) => item.length > 100)
            ? t.itemsMost(mostItems)
            : undefined;
      },
    },
    submit: async ({ name, type, items }) => {
      const input = { name: name.trim(), ...(type === 'category' && { items: linesOf(items) }) };
      try {
        await (field === null
          ? create({ variables: { input: { ...input, type } } })
          : update({ variables: { id: field.id, input: { ...input, version: field.version } } }));
      } catch (error) {
        const problem = problemOf(error);
        if (problem.code === 'duplicate-name') throw problemAt(problem, 'name', t.taken);
        if (problem.code !== 'version-conflict') throw problem;
        notify({ kind: 'warning', title: t.changedElsewhere });
        return void client.refetchQueries({ include: [FieldToEditDocument, FieldListDocument] });
      }
      notify({ kind: 'success', title: t.saved(input.name) });
      close();
    },
  });
  async function remove(): Promise<void> {
    if (
      field === null ||
      !(await confirmTyped({
        title: t.deleteTitle(field.name),
        text: t.deleteText,
        word: field.name,
        action: t.deleteForEver,
      }))
    )
      return;
    await client.mutate({ mutation: DeleteFieldsDocument, variables: { selection: { data: [field.id] } } });
    notify({ kind: 'success', title: t.deleted(1) });
    form.forget();
    close();
    await client.refetchQueries({ include: [FieldListDocument] });
  }
  return (
    <RowForm
      title={field === null ? t.addTitle : t.edit}
      listPath="/custom-fields"
      {...(field && { rowId: field.id })}
      form={form}
      save={t.save}
      aside={
        field && (
          <Button
            variant="danger"
            minH={{ base: '44px', md: '36px' }}
            onClick={() => void remove().catch((error: unknown) => notifyProblem(problemOf(error)))}
          >
            <Trash2 aria-hidden />
            {t.delete}
          </Button>
        )
      }
    >
      <TextField label={t.name} autoComplete="off" maxLength={50} bind={form.field('name')} />
      {field === null ? (
        <SelectField label={t.type} help={t.typeHelp} options={types} bind={form.field('type')} />
      ) : (
        <TextField
          label={t.type}
          readOnly
          help={t.typeStays}
          bind={{ ...form.field('type'), value: typeWord(field.type), onChange: () => {} }}
        />
      )}
      {form.values.type === 'category' && (
        <TextAreaField label={t.items} help={t.itemsHelp} rows={6} bind={form.field('items')} />
      )}
    </RowForm>
  );
}
