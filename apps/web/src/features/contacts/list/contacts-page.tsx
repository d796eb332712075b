import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Download, MessageSquare, Plus, Send, Tag, Trash2, Upload, Users } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useNavigate, useOutlet, useSearchParams } from 'react-router-dom';
import { fetchCode } from '../../../lib/fetch-code';
import { importPath, newContactPath } from '../../../lib/paths';
import { useMay, useTimeZone } from '../../../lib/session/session';
import { ButtonLink } from '../../../ui/button';
import type { Filter, FiltersMatch } from '../../../ui/filter/filter';
import { BarIconLink } from '../../../ui/list-page/bar/bar-icon';
import type { Chosen, ListDeclaration } from '../../../ui/list-page/list-declaration';
import { ListPage } from '../../../ui/list-page/list-page';
import { notify } from '../../../ui/toast/notify';
import { useContactFields } from '../contact-fields';
import { ContactListDocument, type ContactListQuery, type ContactRowFragment } from '../contact-row.generated';
import { contactsTexts as t } from '../contacts.texts';
import { SegmentTabs } from '../segments/segment-tabs';
import { ContactCard, contactColumns, nameOf } from './contact-columns';
import { contactFilterFields, contactSearch } from './contact-filters';
import { ContactValuesDocument } from './contact-values.generated';
import { contactsFile, exportChosen } from './export-contacts';
import { moveToBin } from './move-to-bin';
import { tagContacts } from './tag-contacts';
import { mostIdsInAddress, textOnePath, textPath } from './text-contacts';

/** Of a list that is filtered. */
const SaveSegment = lazy(async () => ({
  default: (await fetchCode(() => import('../segments/save-segment'))).SaveSegment,
}));
const TagDialog = lazy(() => fetchCode(() => import('./tag-dialog')));
const search = { placeholder: t.search, filter: contactSearch };

export function Component() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const drawer = useOutlet();
  const timeZone = useTimeZone();
  const mayEdit = useMay('campaign-editor');
  const fields = useContactFields();
  const [params] = useSearchParams();
  const [tagging, setTagging] = useState<{
    chosen: Chosen;
    done: (tags: readonly { id: string; name: string }[]) => void;
  } | null>(null);

  const declaration = useMemo(
    (): ListDeclaration<ContactListQuery, ContactRowFragment> => ({
      name: 'contacts',
      document: ContactListDocument,
      select: (data) => data.contacts,
      noun: t.noun,
      sentence: t.sentence,
      nameOf,
      defaultSort: 'createdAt:desc',
      errorTitle: t.errorTitle,
      columns: contactColumns(fields, timeZone),
      card: (row) => <ContactCard row={row} fields={fields} timeZone={timeZone} />,
      ...(mayEdit && {
        cardActions: (row: ContactRowFragment) =>
          // Who said STOP gets none.
          row.marketingStatus !== 'unsubscribed' && (
            <BarIconLink label={t.textPerson(nameOf(row))} to={textOnePath(row.id)}>
              <MessageSquare aria-hidden />
            </BarIconLink>
          ),
      }),
      rowTo: ({ id }) => `/contacts/${id}`,
      search,
      filterFields: contactFilterFields(fields),
      values: ContactValuesDocument,
      ...(mayEdit && {
        filterActions: (filters: readonly Filter[], match: FiltersMatch) => (
          <Suspense fallback={<Box minW="160px" minH={{ base: '11', md: '9' }} />}>
            <SaveSegment filters={filters} match={match} />
          </Suspense>
        ),
      }),
      bulk: [
        {
          label: t.text,
          icon: Send,
          permission: 'campaign-editor',
          run: async (chosen) => {
            const path = textPath(chosen);
            if (path === null) {
              notify({ kind: 'warning', title: t.tooManyToText, text: t.tooManyToTextText(mostIdsInAddress) });
              return false;
            }
            return navigate(path);
          },
        },
        {
          label: t.tag,
          icon: Tag,
          permission: 'campaign-editor',
          run: async (chosen) => {
            const tags = await new Promise<readonly { id: string; name: string }[]>((done) =>
              setTagging({ chosen, done }),
            );
            setTagging(null);
            return tags.length === 0 ? false : tagContacts(client, chosen, tags);
          },
        },
        { label: t.export, icon: Download, run: (chosen) => exportChosen(client, chosen) },
        {
          label: t.bin,
          icon: Trash2,
          permission: 'campaign-editor',
          isDanger: true,
          run: (chosen) => moveToBin(client, chosen, () => void navigate('/contacts/trash')),
        },
      ],
      exporting: contactsFile,
      empty: {
        icon: Users,
        title: t.emptyTitle,
        text: t.emptyText,
        actions: mayEdit && (
          <>
            <ButtonLink to={importPath} variant="solid">
              <Upload aria-hidden />
              {t.importFile}
            </ButtonLink>
            <ButtonLink to={newContactPath}>{t.addOne}</ButtonLink>
          </>
        ),
      },
    }),
    [client, navigate, fields, timeZone, mayEdit],
  );

  return (
    <>
      <ListPage
        declaration={declaration}
        title={t.title}
        drawer={drawer}
        tabs={<SegmentTabs />}
        more={mayEdit ? [{ label: t.import, icon: Upload, to: importPath }] : []}
        add={mayEdit ? { label: t.add, icon: Plus, to: `${newContactPath}?${params}`, isQuiet: true } : null}
      />
      {tagging && (
        <Suspense fallback={null}>
          <TagDialog count={tagging.chosen.count} onDone={tagging.done} />
        </Suspense>
      )}
    </>
  );
}
