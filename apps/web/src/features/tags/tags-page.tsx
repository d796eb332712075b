import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Plus, Tag, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation, useNavigate, useOutlet, useParams } from 'react-router-dom';
import { problemAt, problemOf } from '../../lib/graph/problem';
import { formatCount } from '../../lib/i18n/texts';
import { useMay } from '../../lib/session/session';
import { Button, ButtonLink, Link } from '../../ui/button';
import { confirmTyped } from '../../ui/confirm/confirm-typed';
import { SelectField, TextField } from '../../ui/form/fields';
import { useForm } from '../../ui/form/use-form';
import type { ListDeclaration } from '../../ui/list-page/list-declaration';
import { ListPage } from '../../ui/list-page/list-page';
import { selectionOf } from '../../ui/list-page/picking/selection';
import { RowForm, RowPending } from '../../ui/list-page/row/row-form';
import { notify, notifyProblem } from '../../ui/toast/notify';
import {
  CreateTagDocument,
  DeleteTagsDocument,
  TagListDocument,
  TagToEditDocument,
  UpdateTagDocument,
  type TagListQuery,
  type TagRowFragment,
} from './tags.generated';
import { tagsTexts as t } from './tags.texts';

const Dot = ({ colour }: { colour: string }) => (
  <Span boxSize="10px" borderRadius="full" flexShrink={0} style={{ background: colour }} />
);
const Named = ({ tag }: { tag: TagRowFragment }) => (
  <Flex as="span" align="center" gap="10px" minW="0">
    <Dot colour={tag.colour} />
    <Span truncate>{tag.name}</Span>
  </Flex>
);
const people = (tag: TagRowFragment): string =>
  `/contacts?filters=${encodeURIComponent(JSON.stringify([{ field: 'tags', type: 'tags', operation: 'one', value: [tag.id] }]))}`;

export function Component() {
  const client = useApolloClient();
  const drawer = useOutlet();
  const mayEdit = useMay('campaign-editor');
  const declaration = useMemo(
    (): ListDeclaration<TagListQuery, TagRowFragment> => ({
      name: 'tags',
      document: TagListDocument,
      select: (data) => data.tags,
      noun: t.noun,
      nameOf: (tag) => tag.name,
      defaultSort: 'name:asc',
      errorTitle: t.errorTitle,
      columns: [
        { key: 'name', label: t.name, sortBy: 'name', cell: (tag) => <Named tag={tag} /> },
        {
          key: 'count',
          label: t.contacts,
          align: 'end',
          width: '140px',
          cell: (tag) => (
            <Link to={people(tag)} aria-label={t.show(tag.count)}>
              {formatCount(tag.count)}
            </Link>
          ),
        },
      ],
      card: (tag) => (
        <Flex justify="space-between" gap="12px">
          <Named tag={tag} />
          <Span color="textSecond">{formatCount(tag.count)}</Span>
        </Flex>
      ),
      search: {
        placeholder: t.search,
        filter: (value) => ({ field: 'name', type: 'text', operation: 'contains', value }),
      },
      ...(mayEdit && { rowTo: (tag: TagRowFragment) => `/tags/${tag.id}` }),
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
                word: t.typedCount(chosen.count),
                action: t.deleteForEver,
              }))
            )
              return false;
            const { data } = await client.mutate({
              mutation: DeleteTagsDocument,
              variables: { selection: selectionOf(chosen) },
            });
            notify({ kind: 'success', title: t.deleted(data?.deleteTags?.affected ?? chosen.count) });
            return undefined;
          },
        },
      ],
      empty: {
        icon: Tag,
        title: t.emptyTitle,
        text: t.emptyText,
        actions: mayEdit && (
          <ButtonLink to="/tags/new" variant="solid">
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
          <ButtonLink to="/tags/new" {...(drawer === null && { variant: 'solid' })}>
            <Plus aria-hidden />
            {t.add}
          </ButtonLink>
        )
      }
    />
  );
}

export function TagDrawer() {
  const { id = 'new' } = useParams();
  const { data, error, loading, refetch } = useQuery(TagToEditDocument, { variables: { id }, skip: id === 'new' });
  if (id === 'new') return <TagForm key="new" tag={null} />;
  if (data?.tag == null)
    return (
      <RowPending
        title={t.edit}
        listPath="/tags"
        rowId={id}
        problem={error ? problemOf(error) : null}
        isGone={!loading && !error}
        onRetry={() => void refetch()}
      />
    );
  return <TagForm key={`${id} ${data.tag.version}`} tag={data.tag} />;
}

const colours = Object.entries(t.colours).map(([value, label]) => ({ value, label }));

function TagForm({ tag }: { tag: TagRowFragment | null }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [create] = useMutation(CreateTagDocument, { refetchQueries: [TagListDocument] });
  const [update] = useMutation(UpdateTagDocument, { refetchQueries: [TagListDocument] });
  const close = (): void => void navigate(`/tags${search}`, { state: { keepScroll: true } });
  const form = useForm({
    initial: { name: tag?.name ?? '', colour: tag?.colour ?? colours[0]!.value },
    rules: { name: (name) => (name.trim() === '' || [...name.trim()].length > 50 ? t.nameRule : undefined) },
    submit: async (input) => {
      try {
        await (tag === null
          ? create({ variables: { input } })
          : update({ variables: { id: tag.id, input: { ...input, version: tag.version } } }));
      } catch (error) {
        const problem = problemOf(error);
        if (problem.code === 'duplicate-name') throw problemAt(problem, 'name', t.taken);
        if (problem.code !== 'version-conflict') throw problem;
        notify({ kind: 'warning', title: t.changedElsewhere });
        return void client.refetchQueries({ include: [TagToEditDocument, TagListDocument] });
      }
      notify({ kind: 'success', title: t.saved(input.name.trim()) });
      close();
    },
  });
  async function remove(): Promise<void> {
    if (
      tag === null ||
      !(await confirmTyped({
        title: t.deleteTitle(tag.name),
        text: t.deleteText,
        word: tag.name,
        action: t.deleteForEver,
      }))
    )
      return;
    await client.mutate({ mutation: DeleteTagsDocument, variables: { selection: { data: [tag.id] } } });
    notify({ kind: 'success', title: t.deleted(1) });
    close();
    await client.refetchQueries({ include: [TagListDocument] });
  }
  const known = colours.some(({ value }) => value === form.values.colour)
    ? colours
    : [...colours, { value: form.values.colour, label: form.values.colour }];
  return (
    <RowForm
      title={tag === null ? t.addTitle : t.edit}
      listPath="/tags"
      {...(tag && { rowId: tag.id })}
      form={form}
      save={t.save}
      aside={
        tag && (
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
      <SelectField label={t.colour} options={known} bind={form.field('colour')} />
    </RowForm>
  );
}
