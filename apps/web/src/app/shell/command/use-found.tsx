import { useQuery } from '@apollo/client/react';
import { Megaphone, Users } from 'lucide-react';
import { campaignLook } from '../../../domain/campaigns/campaign-look';
import { campaignName } from '../../../domain/campaigns/campaign-name';
import { formatPhone } from '../../../lib/format/phone';
import { formatCount } from '../../../lib/i18n/texts';
import { contactsSearchPath } from '../../../lib/later-paths';
import { campaignPath, contactPath, draftPath } from '../../../lib/paths';
import { useRested } from '../../../lib/use-rested';
import { Status } from '../../../ui/marks/status';
import type { Command, CommandGroup } from './command';
import { CommandSearchDocument, type CommandSearchQuery } from './command-search.generated';
import { commandTexts as t } from './command.texts';
import { named, peopleMatching } from './matching';

const few = 4;

/** Contacts and campaigns for what is typed, asked once the fingers rest; what was found stays until the next is there. */
export function useFound(query: string): { groups: CommandGroup[]; isLooking: boolean; isFailed: boolean } {
  const asked = useRested(query.trim());
  const isShort = asked.length < 2;
  const { data, previousData, loading, error } = useQuery(CommandSearchDocument, {
    variables: { contacts: peopleMatching(asked, few), campaigns: named(asked, few) },
    skip: isShort,
    fetchPolicy: 'network-only',
  });
  if (query.trim().length < 2) return { groups: [], isLooking: false, isFailed: false };
  return {
    groups: groupsOf(data ?? previousData, asked),
    isLooking: loading || asked !== query.trim(),
    isFailed: error !== undefined,
  };
}

function groupsOf(data: CommandSearchQuery | undefined, text: string): CommandGroup[] {
  const campaigns = (data?.smsCampaigns?.data ?? []).map((campaign): Command => {
    const { id, status, paused, counts } = campaign;
    const look = campaignLook({ status, paused });
    const done =
      counts.recipients > 0 ? Math.floor(((counts.recipients - counts.pending) * 100) / counts.recipients) : 0;
    const label = look.icon === 'pulse' ? t.sending(done) : look.label;
    return {
      id: `campaign:${id}`,
      label: campaignName(campaign),
      mark: Megaphone,
      aside: <Status look={{ ...look, label }} fontSize="small" />,
      to: status === 'draft' ? draftPath(id) : campaignPath(id),
    };
  });
  const people = (data?.contacts?.data ?? []).map(({ id, name, phoneInternational }): Command => {
    const phone = formatPhone(phoneInternational);
    return {
      id: `contact:${id}`,
      label: name || phone,
      mark: { initialsOf: name || phone },
      aside: name ? phone : undefined,
      to: contactPath(id),
    };
  });
  const count = data?.contacts?.count ?? 0;
  const all: Command[] =
    count > people.length
      ? [
          {
            id: 'search-contacts',
            label: t.searchContacts(text),
            mark: Users,
            end: `${formatCount(count)}${data?.contacts?.countIsExact === false ? '+' : ''}`,
            to: contactsSearchPath(text),
          },
        ]
      : [];
  return [
    { key: 'campaigns', title: t.groups.campaigns, commands: campaigns },
    { key: 'contacts', title: t.groups.contacts, commands: [...people, ...all] },
  ];
}
