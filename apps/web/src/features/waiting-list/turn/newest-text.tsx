import { Flex } from '@chakra-ui/react/flex';
import { BellOff } from 'lucide-react';
import { formatTime } from '../../../lib/format/time';
import { topUpPath } from '../../../lib/paths';
import { useTimeZone } from '../../../lib/session/session';
import { Link } from '../../../ui/button';
import { Status } from '../../../ui/marks/status';
import type { Turn } from '../board/use-board';
import { waitingListTexts as t } from '../waiting-list.texts';
import { textLook } from './turn-look';

/** What became of a turn's newest text: ✓✓ “Almost ready” 10:09. */
export function NewestText({ turn }: { turn: Turn }) {
  const zone = useTimeZone();
  if (turn.textsOff) return <Status fontSize="small" look={{ label: t.textsOff, tone: 'grey', icon: BellOff }} />;
  const text = turn.texts.at(-1);
  if (text === undefined) return null;
  const look = textLook(text, (at) => formatTime(at, zone));
  if (text.state !== 'refused' || text.reason !== 'insufficient-balance')
    return <Status fontSize="small" whiteSpace="normal" css={{ '& svg': { flexShrink: 0 } }} look={look} />;
  return (
    <Flex wrap="wrap" gap="0 4px" fontSize="small">
      <Status look={{ ...look, label: `${look.label},` }} />
      <Link to={topUpPath}>{t.topUp}</Link>
    </Flex>
  );
}
