import { Box } from '@chakra-ui/react/box';
import { memo } from 'react';
import { formatMoney } from '../../../lib/format/money';
import { SwitchRow } from '../../../ui/choice/switch-row';
import { useComposerPart } from '../composer-store';
import { sectionTexts as t } from './message-section.texts';
import { useLinkSaving } from './use-link-saving';

/** Whether links are shortened and counted, and what that saves of this text; nothing of one without links. */
export const TrackLinks = memo(function TrackLinks() {
  const draft = useComposerPart('draft', 'trackLinks');
  const { change } = useComposerPart('writing', 'change');
  const { links, saving } = useLinkSaving();
  if (links === 0) return null;
  const amount = saving === null ? null : formatMoney(saving.amount);
  return (
    <Box mt="2">
      <SwitchRow
        label={t.trackLinks}
        help={amount === null ? t.countsClicks(links) : saving!.isMore ? t.linksCost(amount) : t.linksSave(amount)}
        isOn={draft.trackLinks}
        onChange={(trackLinks) => change({ trackLinks })}
      />
    </Box>
  );
});
