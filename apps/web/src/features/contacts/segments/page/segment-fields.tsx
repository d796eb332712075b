import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Lock } from 'lucide-react';
import { levelOf, type Share } from '../../../../domain/sharing/sharing';
import SharingField from '../../../../domain/sharing/sharing-field';
import { sharingTexts } from '../../../../domain/sharing/sharing.texts';
import { useUser } from '../../../../lib/session/session';
import type { Filter, FiltersMatch } from '../../../../ui/filter/filter';
import { TextField } from '../../../../ui/form/fields/fields';
import type { FieldBinding } from '../../../../ui/form/state/use-form';
import { Notice } from '../../../../ui/notice';
import type { ResourceForm } from '../../../../ui/resource/resource-screen';
import type { SegmentTabFragment } from '../segments.generated';
import { ConditionsField } from './conditions-field';
import { SegmentConditions } from './segment-conditions';
import { segmentsPageTexts as t } from './segments-page.texts';

/** What a segment is called, who is in it and who sees it; only to be read for who may not change it. */
export function SegmentFields({ form, segment }: { form: ResourceForm; segment: SegmentTabFragment | null }) {
  const user = useUser();
  if (segment !== null && levelOf(segment, user) === 'view') return <SegmentSeen segment={segment} />;
  return (
    <>
      <TextField
        label={t.fields.name}
        autoComplete="off"
        maxLength={50}
        bind={form.field('name') as FieldBinding<string>}
      />
      <ConditionsField
        filters={form.field('filters') as unknown as FieldBinding<readonly Filter[]>}
        match={form.field('filtersMatch') as unknown as FieldBinding<FiltersMatch>}
      />
      <SharingField
        row={segment}
        isPublic={form.field('isPublic') as FieldBinding<boolean>}
        shares={form.field('usersPrivateAccess') as unknown as FieldBinding<readonly Share[]>}
      />
    </>
  );
}

function SegmentSeen({ segment }: { segment: SegmentTabFragment }) {
  return (
    <>
      <Notice tone="grey" icon={Lock}>
        {sharingTexts.seeOnly(segment.creator?.name ?? null)}
      </Notice>
      <Box>
        <Text fontSize="small" fontWeight="500" mb="1.5">
          {t.conditions}
        </Text>
        <Text overflowWrap="anywhere">
          <SegmentConditions filters={segment.filters} match={segment.filtersMatch} />
        </Text>
        <Text mt="1" color="textSecond" fontSize="small">
          {t.now(segment.count)}
        </Text>
      </Box>
    </>
  );
}
