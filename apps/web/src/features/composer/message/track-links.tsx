import { Box } from '@chakra-ui/react/box';
import { memo } from 'react';
import { formatMoney } from '../../../lib/format/money';
import { SwitchRow } from '../../../ui/choice/switch-row';
import { useComposerParts } from '../composer-store';
import { composerTexts } from '../composer.texts';
import { useLinkSaving } from './use-link-saving';

const t = composerTexts.message;

/** Whether links are shortened and counted, and what that saves of this text; nothing of one without links. */
export const TrackLinks = memo(function TrackLinks() {
  const { draft, change, quote, quoting, quoteInput } = useComposerParts(
    'draft',
    'change',
    'quote',
    'quoting',
    'quoteInput',
  );
  const { links, saving } = useLinkSaving({ draft, quote, quoting, quoteInput });
  if (links === 0) return null;
  const amount = saving === null ? null : formatMoney(saving.amount);
  return (
    <Box mt="8px">
      <SwitchRow
        label={t.trackLinks}
        help={amount === null ? t.countsClicks(links) : saving!.isMore ? t.linksCost(amount) : t.linksSave(amount)}
        isOn={draft.trackLinks}
        onChange={(trackLinks) => change({ trackLinks })}
      />
    </Box>
  );
});
