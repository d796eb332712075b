import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { campaignLook } from '../../../domain/campaigns/campaign-look';
import { campaignName } from '../../../domain/campaigns/campaign-name';
import { messageInWords } from '../../../domain/campaigns/message-in-words';
import { searchHelp } from '../../../features/help/help.routes';
import { fetchCode } from '../../../lib/fetch-code';
import { formatPhone } from '../../../lib/format/phone';
import {
  articlePath,
  campaignsSearchPath,
  contactsSearchPath,
  helpSearchPath,
  templatePath,
  templatesSearchPath,
} from '../../../lib/later-paths';
import { campaignPath, contactPath, draftPath } from '../../../lib/paths';
import { useUser } from '../../../lib/session/session';
import { Status } from '../../../ui/marks/status';
import { named, peopleMatching } from '../command/matching';
import { ranked } from '../command/rank';
import { pageCommands } from '../command/use-commands';
import { few, type Result, type ResultGroup } from './result';
import { SearchPageDocument, type SearchPageQuery } from './search.generated';
import { searchTexts as t } from './search.texts';

/** What answers to a text, kind by kind; one that fails leaves the others. */
export function useResults(text: string): { groups: ResultGroup[]; isLooking: boolean; retry: () => void } {
  const user = useUser();
  const help = useHelp(text);
  const { data, loading, refetch } = useQuery(SearchPageDocument, {
    variables: {
      contacts: peopleMatching(text, few),
      campaigns: named(text, few),
      templates: named(text, few),
    },
    skip: text === '',
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  const pages = useMemo(
    () => ranked(pageCommands(user), text).map(({ id, label, aside, to }): Result => ({ id, label, aside, to: to! })),
    [user, text],
  );
  const kind = <Row,>(
    key: 'people' | 'campaigns' | 'templates',
    list: { count: number; data: readonly Row[] } | null | undefined,
    result: (row: Row) => Result,
    to: string,
  ): ResultGroup => ({
    key,
    results: list ? list.data.map(result) : null,
    all: list && list.count > list.data.length ? { label: t.all[key], to } : undefined,
  });
  return {
    isLooking: loading || (help.found === null && !help.isFailed),
    retry: () => (help.retry(), void refetch().catch(() => undefined)),
    groups: [
      {
        key: 'help',
        results: help.found?.slice(0, few) ?? null,
        all: (help.found?.length ?? 0) > few ? { label: t.all.help, to: helpSearchPath(text) } : undefined,
      },
      kind('people', data?.contacts, personOf, contactsSearchPath(text)),
      kind('campaigns', data?.smsCampaigns, campaignOf, campaignsSearchPath(text)),
      kind('templates', data?.smsTemplates, templateOf, templatesSearchPath(text)),
      { key: 'pages', results: pages },
    ],
  };
}

type Of<Key extends keyof SearchPageQuery> = NonNullable<SearchPageQuery[Key]>['data'][number];

function personOf({ id, name, phoneInternational }: Of<'contacts'>): Result {
  const phone = formatPhone(phoneInternational);
  return { id, label: name || phone, aside: name ? phone : undefined, to: contactPath(id) };
}
const campaignOf = (campaign: Of<'smsCampaigns'>): Result => ({
  id: campaign.id,
  label: campaignName(campaign),
  aside: <Status look={campaignLook(campaign)} fontSize="small" />,
  to: campaign.status === 'draft' ? draftPath(campaign.id) : campaignPath(campaign.id),
});
const templateOf = ({ id, name, message }: Of<'smsTemplates'>): Result => ({
  id,
  label: name,
  aside: messageInWords(message),
  to: templatePath(id),
});

/** The articles, of the text that is asked for now. */
function useHelp(text: string): { found: Result[] | null; isFailed: boolean; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ of: string; found: Result[] | null } | null>(null);
  useEffect(() => {
    let isLeft = false;
    fetchCode(() => searchHelp(text)).then(
      (found) =>
        isLeft ||
        setAnswer({
          of: text,
          found: found.map(({ path, title, about }) => ({
            id: path,
            label: title,
            aside: about,
            to: articlePath(path),
          })),
        }),
      () => isLeft || setAnswer({ of: text, found: null }),
    );
    return () => void (isLeft = true);
  }, [text, attempt]);
  const isOfThis = answer?.of === text;
  return {
    found: isOfThis ? answer.found : null,
    isFailed: isOfThis && answer.found === null,
    retry: () => setAttempt((count) => count + 1),
  };
}
