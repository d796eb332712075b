import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { CircleCheck } from 'lucide-react';
import { formatMoney } from '../../lib/format/money';
import { Button } from '../../ui/button';
import { replaceAll, type Costly, type Replaced } from './costly';
import { messageTexts as t } from './message.texts';

const seen = (character: string): string => (character.trim() === '' ? '␣' : character);

/** Which characters cost parts, how much, and one tap that puts plain ones in their place. */
export function CostlyNotice({
  message,
  costly,
  saves,
  onKeep,
  onReplace,
}: {
  message: string;
  costly: Costly;
  /** Money that replacing all of them saves, where it is known. */
  saves: string | null;
  onKeep: (characters: readonly string[]) => void;
  onReplace: (replaced: Replaced) => void;
}) {
  const { characters, partsNow, partsThen } = costly;
  const all = characters.map(({ character }) => character);
  const first = characters[0]!;
  const isOne = characters.length === 1;
  const instead =
    first.replacement === '' ? t.remove : t.use(first.replacement.trim() === '' ? t.space : first.replacement);
  const replace = (): void =>
    onReplace({
      before: message,
      after: replaceAll(message, all),
      name: isOne ? first.name : t.several,
      count: characters.reduce((sum, { count }) => sum + count, 0),
      saves,
    });
  return (
    <Box
      role="status"
      mt="3"
      p="14px 16px"
      bg="amberTint"
      borderWidth="1px"
      borderColor="color-mix(in srgb, {colors.amber} 45%, transparent)"
      borderRadius="card"
    >
      <Flex gap="3.5" align="flex-start">
        <Flex
          aria-hidden
          flexShrink={0}
          minW="10"
          h="10"
          px="2"
          gap="1.5"
          align="center"
          justify="center"
          bg="color-mix(in srgb, {colors.amber} 24%, {colors.amberTint})"
          borderRadius="8px"
          fontSize="xl"
          fontWeight="600"
        >
          {all.slice(0, 4).map((each) => (
            <Span key={each}>{seen(each)}</Span>
          ))}
        </Flex>
        <Box flex="1" minW="0">
          <Box fontWeight="600" fontSize="0.9375rem">
            {titleOf(costly, saves)}
          </Box>
          <Box color="textSecond" fontSize="small">
            {isOne ? t.addsWhy(partsNow, partsThen) : t.addsManyWhy(characters.map(({ name }) => name).join(', '))}
          </Box>
        </Box>
      </Flex>
      <Flex gap="2" mt="3" justify="flex-end">
        <Button variant="ghost" flex={{ base: 1, md: 'initial' }} color="text" onClick={() => onKeep(all)}>
          {isOne ? t.keep : t.keepMany}
        </Button>
        <Button flex={{ base: 1.4, md: 'initial' }} color="brandText" onClick={replace}>
          {isOne ? instead : t.replaceAll}
        </Button>
      </Flex>
    </Box>
  );
}

function titleOf({ characters, partsNow, partsThen }: Costly, saves: string | null): string {
  const [first] = characters;
  const one = characters.length === 1 ? first! : null;
  if (saves !== null)
    return one ? t.addsTitle(one.count, one.name, formatMoney(saves)) : t.addsMany(formatMoney(saves));
  if (partsNow > partsThen) return one ? t.addsParts(one.count, one.name) : t.addsManyParts;
  return one ? t.lessRoom(one.count, one.name) : t.lessRoomMany;
}

/** After it: what was done, what it saved, and the way back. */
export function ReplacedNotice({ replaced, onUndo }: { replaced: Replaced; onUndo: () => void }) {
  return (
    <Flex role="status" mt="3" gap="2.5" align="center" p="8px 14px" minH="10" bg="greenTint" borderRadius="control">
      <Box color="green" flexShrink={0}>
        <CircleCheck aria-hidden size={18} strokeWidth={1.75} />
      </Box>
      <Box flex="1" minW="0">
        <Span fontWeight="500">{t.replaced(replaced.count, replaced.name)}</Span>{' '}
        {replaced.saves !== null && <Span color="textSecond">{t.youSave(formatMoney(replaced.saves))}</Span>}
      </Box>
      <Button variant="link" onClick={onUndo}>
        {t.undo}
      </Button>
    </Flex>
  );
}
