import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Span } from '@chakra-ui/react/span';
import { List, MessagesSquare } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useMatch, useNavigate, useOutlet } from 'react-router-dom';
import { markSeen } from '../../../domain/notices/mark-seen';
import { formatCount } from '../../../lib/i18n/texts';
import { inboundTextsPath } from '../../../lib/later-paths';
import { ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card/card';
import { BarIconLink } from '../../../ui/list-page/bar/bar-icon';
import { Page } from '../../../ui/page/page';
import { StatePanel } from '../../../ui/states/state-panel';
import { Tabs } from '../../../ui/tabs/tabs';
import { useIsPhone } from '../../../ui/use-media';
import { ConversationList } from './conversation-list';
import { inboxTexts as t } from './inbox.texts';
import { useInbox, type Inbox } from './use-inbox';
import { views, writeInbox, type View } from './views';

/** What an open conversation knows of the list beside it. */
export interface InboxAround {
  /** The list's part of the address. */
  list: string;
  /** Something was done that the counts of the views know. */
  recount: () => void;
}

/** The panes reach down to the footer; the page itself does not scroll. */
const panesHeight = 'max(440px, calc(100dvh - 296px - var(--above-shell, 0px)))';

/** /sms-inbounds: who wrote, what was written with them, and who they are; on a phone one of these at a time. */
export function Component() {
  const inbox = useInbox();
  const client = useApolloClient();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const openId = useMatch('/sms-inbounds/:id')?.params.id ?? null;
  const list = writeInbox(inbox.state, inbox.state);
  const thread = useOutlet({ list, recount: inbox.recount } satisfies InboxAround);
  // Notifications of replies have led here. A failure leaves the mark, which says enough.
  useEffect(() => void markSeen(client, 'replies').catch(() => undefined), [client]);
  if (isPhone && openId !== null) return thread;
  const conversations = (
    <ConversationList
      inbox={inbox}
      openId={openId}
      isPhone={isPhone}
      onEscape={() => openId !== null && (void navigate(`/sms-inbounds${list}`, { state: { keepScroll: true } }), true)}
    />
  );
  return (
    <Page
      title={t.title}
      {...(isPhone
        ? {
            icons: (
              <BarIconLink label={t.allTexts} to={inboundTextsPath}>
                <List />
              </BarIconLink>
            ),
          }
        : { actions: <ButtonLink to={inboundTextsPath}>{t.allTexts}</ButtonLink> })}
    >
      <ViewTabs inbox={inbox} />
      <Card overflow="hidden" {...(!isPhone && { h: panesHeight })}>
        {isPhone ? (
          conversations
        ) : (
          <Grid h="full" templateColumns="clamp(316px, 24vw, 436px) minmax(0, 1fr)" templateRows="minmax(0, 1fr)">
            <Box borderEndWidth="1px" minH="0" minW="0">
              {conversations}
            </Box>
            {thread ?? (
              // Where the list says that there is none, nobody is asked to choose one.
              <Box>
                {inbox.rows.length > 0 && (
                  <StatePanel icon={MessagesSquare} title={t.noneOpenTitle}>
                    {t.noneOpenText}
                  </StatePanel>
                )}
              </Box>
            )}
          </Grid>
        )}
      </Card>
    </Page>
  );
}

/** The views; those that somebody works off with how many they have, as far as that is known. */
const ViewTabs = ({ inbox: { state, counts } }: { inbox: Inbox }) => {
  const numbers: Partial<Record<View, number | null>> = counts ?? {};
  return (
    <Tabs aria-label={t.views}>
      {views.map((view) => (
        <Link
          key={view}
          to={`/sms-inbounds${writeInbox({ ...state, search: '' }, { view })}`}
          state={{ keepScroll: true }}
          {...(view === state.view && { 'aria-current': 'page' as const })}
        >
          {t.tabs[view]}
          {numbers[view] ? (
            <Span fontSize="small" fontWeight="400" fontVariantNumeric="tabular-nums">
              {formatCount(numbers[view])}
            </Span>
          ) : null}
        </Link>
      ))}
    </Tabs>
  );
};
