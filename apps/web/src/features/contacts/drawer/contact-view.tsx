import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Pencil, Send, Trash2, TriangleAlert, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { contactTextNames } from '@bellbird/field-rules';
import { contactFieldTexts } from '../../../domain/contacts/contact.texts';
import { marketingLook, onHoldLook } from '../../../domain/contacts/marketing-look';
import { clock } from '../../../lib/clock';
import { fetchCode } from '../../../lib/fetch-code';
import { formatPhone } from '../../../lib/format/phone';
import { formatWhen } from '../../../lib/format/time';
import { problemOf } from '../../../lib/graph/problem';
import { useMay, useTimeZone } from '../../../lib/session/session';
import { Button, ButtonLink, IconButton, Link } from '../../../ui/button';
import { Segmented } from '../../../ui/choice/segmented';
import { Facts } from '../../../ui/detail/facts';
import { RowDrawer } from '../../../ui/list-page/row/row-drawer';
import { Initials } from '../../../ui/marks/avatar';
import { Status } from '../../../ui/marks/status';
import { Notice } from '../../../ui/notice';
import { notifyProblem } from '../../../ui/toast/notify';
import { RestoreContactsDocument } from '../contact-changes.generated';
import type { ContactFields } from '../contact-fields';
import { contactsTexts as t } from '../contacts.texts';
import { valueWords } from '../custom-values';
import { nameOf } from '../list/contact-columns';
import { textOnePath } from '../list/text-contacts';
import { TagList } from '../tag-list';
import type { ContactToSeeQuery } from './contact.generated';
import { OptedOutNotice } from './opted-out-notice';

const Activity = lazy(() => fetchCode(() => import('../activity/activity')));

const views = [
  { value: 'details', label: t.details },
  { value: 'activity', label: t.activity },
] as const;

/** They stand in the title. */
const nameTexts: readonly string[] = ['name', 'firstName', 'lastName'];

interface ContactViewProps {
  contact: NonNullable<ContactToSeeQuery['contact']>;
  fields: ContactFields;
  reload: () => Promise<void>;
  onEdit: () => void;
  onBin: () => Promise<void>;
}

/** All there is to know of one contact, and what can be done with it. E edits. */
export function ContactView({ contact, fields, reload, onEdit, onBin }: ContactViewProps) {
  const client = useApolloClient();
  const timeZone = useTimeZone();
  const mayEdit = useMay('campaign-editor');
  const [isBusy, setBusy] = useState(false);
  const [view, setView] = useState<'details' | 'activity'>('details');
  const isTrashed = contact.trashedAt !== null;
  const phone = formatPhone(contact.phoneInternational);
  const once = (work: () => Promise<unknown>): void => {
    if (isBusy) return;
    setBusy(true);
    work()
      .catch((error: unknown) => notifyProblem(problemOf(error)))
      .finally(() => setBusy(false));
  };

  const hasOptedOut = contact.marketingStatus === 'unsubscribed';
  const called = contact.firstName ?? contact.name ?? phone;

  const facts: [label: string, value: ReactNode][] = [
    [
      t.marketing,
      <Flex key="status" as="span" wrap="wrap" gap="2px 12px">
        <Status look={marketingLook(contact.marketingStatus)} />
        {contact.onHold && <Status look={onHoldLook} />}
      </Flex>,
    ],
    ...contactTextNames
      .filter((text) => !nameTexts.includes(text))
      .map((text): [string, ReactNode] => [contactFieldTexts.label[text], contact[text]]),
    ...fields.custom.map((field): [string, ReactNode] => [field.name, valueWords(field, contact.attributes)]),
    [t.tags, contact.tags.length > 0 && <TagList key="tags" ids={contact.tags} tags={fields.tags} most={20} />],
    [t.created, formatWhen(contact.createdAt, timeZone, clock.now())],
  ];
  return (
    <RowDrawer
      title={nameOf(contact)}
      listPath="/contacts"
      rowId={contact.id}
      onEdit={mayEdit && !isTrashed ? onEdit : undefined}
      head={
        // On the narrowest phone the name needs the room of its initials.
        <Flex
          as="span"
          align="center"
          gap="3"
          minW="0"
          css={{ '@media (max-width: 22rem)': { '& > :first-child': { display: 'none' } } }}
        >
          <Initials name={contact.name ?? '?'} size={44} />
          <Box as="span" minW="0">
            <Span lineClamp={2}>{contact.name ?? t.noName}</Span>
            <Span display="block" textStyle="body" color="textSecond" fontVariantNumeric="tabular-nums">
              {phone}
            </Span>
          </Box>
        </Flex>
      }
    >
      <Flex direction="column" gap="4">
        {isTrashed && (
          <Notice
            tone="grey"
            icon={Trash2}
            title={t.contactGone}
            actions={
              mayEdit && (
                <Button
                  size="sm"
                  loading={isBusy}
                  onClick={() =>
                    once(() =>
                      client
                        .mutate({ mutation: RestoreContactsDocument, variables: { selection: { data: [contact.id] } } })
                        .then(reload),
                    )
                  }
                >
                  <Undo2 aria-hidden />
                  {t.restore}
                </Button>
              )
            }
          >
            {t.inBinText}
          </Notice>
        )}
        {contact.warning !== null && (
          <Notice tone="amber" icon={TriangleAlert}>
            {contact.warning}
          </Notice>
        )}
        {hasOptedOut && !isTrashed && <OptedOutNotice name={called} phone={contact.phoneInternational} />}
        {mayEdit && !isTrashed && (
          <Flex gap="2">
            {!hasOptedOut && (
              <ButtonLink to={textOnePath(contact.id)} variant="solid" flex="1" minW="0">
                <Send aria-hidden />
                <Span truncate>{t.textPerson(called)}</Span>
              </ButtonLink>
            )}
            <Button flex="1" aria-keyshortcuts="e" onClick={onEdit}>
              <Pencil aria-hidden />
              {t.edit}
            </Button>
            <IconButton label={t.toBin} variant="outline" loading={isBusy} onClick={() => once(onBin)}>
              <Trash2 />
            </IconButton>
          </Flex>
        )}
        <Segmented label={t.view} options={views} value={view} onChange={setView} isWide />
        {view === 'activity' ? (
          <Suspense fallback={<Box h="240px" />}>
            <Activity contactId={contact.id} />
          </Suspense>
        ) : (
          <Facts
            look="pairs"
            facts={facts.map(([label, value]) => ({
              label,
              value: value || <Span color="textThird">{t.emptyValue}</Span>,
            }))}
          />
        )}
        {view === 'details' && mayEdit && fields.custom.length === 0 && (
          <Link to="/custom-fields" fontSize="small">
            {t.manageFields}
          </Link>
        )}
      </Flex>
    </RowDrawer>
  );
}
