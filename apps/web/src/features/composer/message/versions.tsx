import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { Text } from '@chakra-ui/react/text';
import { memo } from 'react';
import { formatMoney } from '../../../lib/format/money';
import { Button } from '../../../ui/button';
import { Segmented } from '../../../ui/choice/segmented';
import { useComposerPart } from '../composer-store';
import {
  mostShare,
  mostVersions,
  oneMore,
  opened,
  shared,
  sharesAddUp,
  shareTyped,
  twoVersions,
  withoutOpen,
} from '../draft/versions';
import { versionsTexts as t } from './versions.texts';

/** The way from one text to two versions of it. */
export const BeginVersions = memo(function BeginVersions() {
  const draft = useComposerPart('draft');
  const { mode } = useComposerPart('page', 'mode');
  const { change } = useComposerPart('writing', 'change');
  if (!mode.isCampaign || draft.versions.length > 0) return null;
  return (
    <Button variant="link" onClick={() => change(twoVersions(draft))}>
      {t.begin}
    </Button>
  );
});

/** Above the text: which of its versions is open, who gets it and what it costs. Nothing where there is one text. */
export const Versions = memo(function Versions() {
  const draft = useComposerPart('draft');
  const { mode } = useComposerPart('page', 'mode');
  const { change } = useComposerPart('writing', 'change');
  const { quoting } = useComposerPart('bill', 'quoting');
  const { versions, openVersion } = draft;
  if (!mode.isCampaign || versions.length === 0) return null;
  const open = versions[openVersion]!;
  const figures = quoting.isFresh ? quoting.quote?.variants?.[openVersion] : undefined;
  return (
    <Box mb="3">
      <Flex wrap="wrap" align="center" gap="8px 12px">
        <Segmented
          label={t.title}
          options={versions.map((_, at) => ({ value: String(at), label: t.name(at) }))}
          value={String(openVersion)}
          onChange={(at) => change(opened(draft, Number(at)))}
        />
        <Flex align="center" gap="2" fontSize="small">
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={mostShare}
            w="72px"
            size="sm"
            aria-label={t.share(openVersion)}
            aria-invalid={!sharesAddUp(draft)}
            value={open.share === 0 ? '' : open.share}
            onChange={(event) => change(shared(draft, shareTyped(event.target.value)))}
          />
          {t.ofPeople}
        </Flex>
        <Flex gap="4" ms="auto">
          {versions.length < mostVersions && (
            <Button variant="link" fontSize="small" onClick={() => change(oneMore(draft))}>
              {t.add}
            </Button>
          )}
          <Button variant="link" fontSize="small" onClick={() => change(withoutOpen(draft))}>
            {t.remove(openVersion)}
          </Button>
        </Flex>
      </Flex>
      <Text mt="1.5" fontSize="small" color={sharesAddUp(draft) ? 'textThird' : 'error'} aria-live="polite">
        {!sharesAddUp(draft)
          ? t.sharesWrong
          : figures === undefined
            ? t.notCounted
            : t.figures(figures.recipients, figures.parts, formatMoney(figures.cost))}
      </Text>
    </Box>
  );
});
