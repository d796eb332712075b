import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Text } from '@chakra-ui/react/text';
import { memo, useState } from 'react';
import { MessageWords } from '../../../domain/message/message-words';
import { SectionCard } from '../../../ui/detail/section-card';
import { CampaignReadersDocument } from '../recipients/recipients.generated';
import { calledNames } from './called-names';
import type { CampaignDetailsFragment } from './campaign-details.generated';
import { detailsTexts as t } from './details.texts';

/** So many people to read the text as; more would be a search. */
const readers = 8;

/** The text as one of its people reads it, on their phone; with its placeholders while there are no people yet. */
export const MessageCard = memo(
  function MessageCard({ campaign }: { campaign: CampaignDetailsFragment }) {
    const [chosen, setChosen] = useState(0);
    const { recipients } = campaign.counts;
    const { data } = useQuery(CampaignReadersDocument, {
      variables: { id: campaign.id, limit: readers },
      skip: recipients === 0,
      fetchPolicy: 'cache-first',
    });
    const people = data?.campaignRecipients?.data.filter(({ text }) => text !== null) ?? [];
    const reader = people[chosen] ?? people[0];
    const readerName = reader?.name ?? t.message.someone;
    return (
      <SectionCard
        title={t.message.title}
        actions={
          people.length > 1 && (
            <NativeSelect.Root size="sm" w="auto" minW="0" maxW="320px">
              <NativeSelect.Field
                aria-label={t.message.readBy}
                value={String(chosen)}
                onChange={(event) => setChosen(Number(event.target.value))}
              >
                {calledNames(people).map((name, index) => (
                  <option key={index} value={index}>
                    {t.message.as(name)}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          )
        }
      >
        <Box
          w="fit-content"
          maxW="64ch"
          bg="subtle"
          borderRadius="14px 14px 14px 4px"
          p="12px 14px"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {reader?.text ?? (campaign.message ? <MessageWords message={campaign.message} /> : t.message.empty)}
        </Box>
        <Text mt="2" color="textThird" fontSize="small">
          {reader === undefined
            ? t.message.template
            : reader.parts !== null &&
              `${t.message.partsOfThis(readerName, reader.parts)} ${t.message.partsFor(campaign.parts, recipients)}`}
        </Text>
      </SectionCard>
    );
  },
  (before, after) =>
    before.campaign.id === after.campaign.id &&
    before.campaign.message === after.campaign.message &&
    before.campaign.parts === after.campaign.parts &&
    before.campaign.counts.recipients === after.campaign.counts.recipients,
);
