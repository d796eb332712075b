import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { X } from 'lucide-react';
import { IconButton } from '../../../ui/button';
import { TypedTime } from '../../../ui/date/typed-time';
import { ErrorText } from '../../../ui/form/fields/framed';
import type { FieldBinding } from '../../../ui/form/state/use-form';
import { accountTexts } from '../account.texts';

const t = accountTexts.hours;

/** The stretches of a day, a line each: from when to when. */
export function Stretches({
  name,
  rows,
  bind,
  onRemove,
}: {
  /** Whose hours they are: "Monday". */
  name: string;
  rows: readonly { key: string; place: number }[];
  bind: (place: number, end: 'from' | 'to') => FieldBinding<string>;
  /** None: the last one stays. */
  onRemove?: ((place: number) => void) | undefined;
}) {
  return rows.map(({ key, place }) => {
    const [from, to] = [bind(place, 'from'), bind(place, 'to')];
    const error = from.error ?? to.error;
    return (
      <Box key={key} mb="2">
        <Flex align="center" gap="2">
          <TypedTime label={t.from(name)} bind={from} />
          <Span color="textSecond">{t.until}</Span>
          <TypedTime label={t.to(name)} bind={to} isEnd />
          {onRemove && (
            <IconButton label={t.removeStretch(name)} onClick={() => onRemove(place)}>
              <X />
            </IconButton>
          )}
        </Flex>
        <Box aria-live="polite">{error !== undefined && <ErrorText>{error}</ErrorText>}</Box>
      </Box>
    );
  });
}
