import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { Text } from '@chakra-ui/react/text';
import { memo } from 'react';
import { formatMoney } from '../../../lib/format/money';
import { Button } from '../../../ui/button';
import { Segmented } from '../../../ui/choice/segmented';
import { useComposerParts } from '../composer-store';
import { composerTexts } from '../composer.texts';
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

const t = composerTexts.versions;
const touch = { base: '44px', md: '30px' };

/** Above the text: which of its versions is open, who gets it and what it costs; of one text the way to two. */
export const Versions = memo(function Versions() {
  const { mode, draft, change, quoting } = useComposerParts('mode', 'draft', 'change', 'quoting');
  const { versions, openVersion } = draft;
  if (mode === 'quick') return null;
  if (versions.length === 0)
    return (
      <Flex justify="flex-end" mb="8px">
        <Button variant="link" minH={touch} fontSize="13px" onClick={() => change(twoVersions(draft))}>
          {t.begin}
        </Button>
      </Flex>
    );
  const open = versions[openVersion]!;
  const figures = quoting.isFresh ? quoting.quote?.variants?.[openVersion] : undefined;
  return (
    <Box mb="12px">
      <Flex wrap="wrap" align="center" gap="8px 12px">
        <Segmented
          label={t.title}
          options={versions.map((_, at) => ({ value: String(at), label: t.name(at) }))}
          value={String(openVersion)}
          onChange={(at) => change(opened(draft, Number(at)))}
        />
        <Flex align="center" gap="8px" fontSize="13px">
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
        <Flex gap="16px" ms="auto">
          {versions.length < mostVersions && (
            <Button variant="link" minH={touch} fontSize="13px" onClick={() => change(oneMore(draft))}>
              {t.add}
            </Button>
          )}
          <Button variant="link" minH={touch} fontSize="13px" onClick={() => change(withoutOpen(draft))}>
            {t.remove(openVersion)}
          </Button>
        </Flex>
      </Flex>
      <Text mt="6px" fontSize="13px" color={sharesAddUp(draft) ? 'textThird' : 'error'} aria-live="polite">
        {!sharesAddUp(draft)
          ? t.sharesWrong
          : figures === undefined
            ? t.notCounted
            : t.figures(figures.recipients, figures.parts, formatMoney(figures.cost))}
      </Text>
    </Box>
  );
});
