import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { undeliveredStatuses, type UndeliveredStatus } from '../../../../domain/campaigns/resend-of';
import { CheckboxField } from '../../../../ui/form/fields/fields';
import { plainBind } from '../../../../ui/form/fields/plain-bind';
import { useComposerPart } from '../../composer-store';
import { CampaignNotReachedDocument } from './undelivered.generated';
import { undeliveredTexts as t } from './undelivered.texts';

/** Of a campaign that goes to those who did not get another: by why they did not, each to be taken or left. */
export default function Undelivered() {
  const { resendOf } = useComposerPart('draft', 'resendOf');
  const { change } = useComposerPart('writing', 'change');
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
      <Text mb="2">{original ? t.of(original.name) : t.title}</Text>
      <Stack gap="2">
        {reasons.map((status) => (
          <CheckboxField
            key={status}
            bind={plainBind(status, resendOf.statuses.includes(status), (isTaken) => take(status, isTaken))}
          >
            {t.why[status](counts[status])}
          </CheckboxField>
        ))}
      </Stack>
      <Text mt="2" color="textThird" fontSize="small">
        {t.help}
      </Text>
    </Box>
  );
}
