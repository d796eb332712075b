import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { History, X } from 'lucide-react';
import { useState } from 'react';
import { campaignName } from '../../../domain/campaigns/campaign-name';
import { draftPath } from '../../../lib/paths';
import { ButtonLink, IconButton } from '../../../ui/button';
import { usePart } from '../opening/use-part';
import { LastDraftDocument } from './draft.generated';
import { draftTexts as t } from './draft.texts';
import { newestDraft } from './newest-draft';

/** Beside a new campaign of which nothing is written yet: the draft that was begun last, in one line. The page asked for it before it opened. */
export function LastDraft() {
  const [isAway, setAway] = useState(false);
  const { data } = usePart(LastDraftDocument, newestDraft);
  const last = data?.smsCampaigns?.data[0];
  if (last === undefined || isAway) return null;
  return (
    <Flex align="center" gap="4px 12px" mb="3" color="textSecond" fontSize="small">
      <Span display="inline-flex" gap="1.5" alignItems="center" minW="0">
        <History aria-hidden size={16} strokeWidth={1.75} style={{ flexShrink: 0 }} />
        <Span truncate>{t.last(campaignName(last))}</Span>
      </Span>
      <ButtonLink to={draftPath(last.id)} variant="link" fontSize="small">
        {t.goOn}
      </ButtonLink>
      <IconButton label={t.putAway} size="sm" onClick={() => setAway(true)}>
        <X />
      </IconButton>
    </Flex>
  );
}
