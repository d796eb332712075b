import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { undeliveredStatuses, type UndeliveredStatus } from '../../../domain/campaigns/resend-of';
import { CheckboxField } from '../../../ui/form/fields';
import { useComposerParts, useDraftParts } from '../composer-store';
import { CampaignNotReachedDocument } from './undelivered.generated';
import { undeliveredTexts as t } from './undelivered.texts';

/** Of a campaign that goes to those who did not get another: by why they did not, each to be taken or left. */
export default function Undelivered() {
  const { resendOf } = useDraftParts('resendOf');
  const { change } = useComposerParts('change');
  const { data } = useQuery(CampaignNotReachedDocument, {
    variables: { id: resendOf?.campaignId ?? '' },
    skip: resendOf === null,
  });
  if (resendOf === null) return null;
  const original = data?.smsCampaign;
  const { bounced, canceled, leftOut } = original?.counts ?? {};
  const counts = { bounced, canceled, 'left-out': leftOut };
  // Nobody is to be taken or left where nobody is; until that is known each reason may have somebody.
  const reasons = undeliveredStatuses.filter((status) => counts[status] !== 0);
  const take = (status: UndeliveredStatus, isTaken: boolean): void =>
    change({
      resendOf: {
        ...resendOf,
        statuses: undeliveredStatuses.filter((each) => (each === status ? isTaken : resendOf.statuses.includes(each))),
      },
    });
  return (
    <Box role="group" aria-label={t.title}>
      <Text mb="8px">{original ? t.of(original.name) : t.title}</Text>
      <Stack gap="8px">
        {reasons.map((status) => (
          <CheckboxField
            key={status}
            bind={{
              name: status,
              value: resendOf.statuses.includes(status),
              error: undefined,
              onChange: (isTaken) => take(status, isTaken),
              onBlur: () => undefined,
            }}
          >
            {t.why[status](counts[status])}
          </CheckboxField>
        ))}
      </Stack>
      <Text mt="8px" color="textThird" fontSize="13px">
        {t.help}
      </Text>
    </Box>
  );
}
