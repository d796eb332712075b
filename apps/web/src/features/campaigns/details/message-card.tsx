import { Box } from '@chakra-ui/react/box';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Text } from '@chakra-ui/react/text';
import { memo, useState } from 'react';
import { MessageWords } from '../../../domain/message/message-words';
import { SectionCard } from '../../../ui/detail/section-card';
import { calledNames } from './called-names';
import type { CampaignDetailsFragment } from './campaign-details.generated';
import { detailsTexts as t } from './details.texts';
import type { Reader } from './use-readers';

/** The text as one of its people reads it, on their phone; with its placeholders while there are no people yet. */
export const MessageCard = memo(
  function MessageCard({ campaign, readers }: { campaign: CampaignDetailsFragment; readers: readonly Reader[] }) {
    const [chosen, setChosen] = useState(0);
    const { recipients } = campaign.counts;
    const reader = readers[chosen] ?? readers[0];
    const readerName = reader?.name ?? t.message.someone;
    return (
      <SectionCard
        title={t.message.title}
        actions={
          readers.length > 1 && (
            <NativeSelect.Root size="sm" w="auto" minW="0" maxW="320px">
              <NativeSelect.Field
                aria-label={t.message.readBy}
                value={String(chosen)}
                onChange={(event) => setChosen(Number(event.target.value))}
              >
                {calledNames(readers).map((name, index) => (
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
    before.readers === after.readers &&
    before.campaign.id === after.campaign.id &&
    before.campaign.message === after.campaign.message &&
    before.campaign.parts === after.campaign.parts &&
    before.campaign.counts.recipients === after.campaign.counts.recipients,
);
