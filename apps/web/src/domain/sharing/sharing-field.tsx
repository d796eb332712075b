import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useUser } from '../../lib/session/session';
import { Button, IconButton } from '../../ui/button';
import { ChoiceCard, ChoiceCards } from '../../ui/choice/choice-cards';
import { SelectField } from '../../ui/form/fields/fields';
import { ErrorText } from '../../ui/form/fields/framed';
import type { FieldBinding } from '../../ui/form/state/use-form';
import { ColleaguesDocument } from '../colleagues/colleagues.generated';
import { inOrder, levelOf, levels, sharesOf, type Level, type Share, type SharedRow } from './sharing';
import { sharingTexts as t } from './sharing.texts';

interface SharingFieldProps {
  row: SharedRow | null;
  isPublic: FieldBinding<boolean>;
  shares: FieldBinding<readonly Share[]>;
}

/** Who sees a thing and who may change it: everyone, or people that are chosen, each with what they may do. */
export default function SharingField({ row, isPublic, shares }: SharingFieldProps) {
  const user = useUser();
  const group = useId();
  const mayShare = levelOf(row, user) === 'all';
  return (
    <Box>
      <Text id={`${group}-title`} fontSize="small" fontWeight="500" mb="1.5">
        {t.title}
      </Text>
      {mayShare ? (
        <Stack gap="3" role="group" aria-labelledby={`${group}-title`}>
          <ChoiceCards isStacked>
            <ChoiceCard
              group={group}
              value="everyone"
              isChosen={isPublic.value}
              onChoose={() => isPublic.onChange(true)}
              title={t.everyone}
            >
              <Text color="textSecond">{t.everyoneText}</Text>
            </ChoiceCard>
            <ChoiceCard
              group={group}
              value="chosen"
              isChosen={!isPublic.value}
              onChoose={() => isPublic.onChange(false)}
              title={t.chosen}
            >
              <Text color="textSecond">{t.chosenText}</Text>
            </ChoiceCard>
          </ChoiceCards>
          {!isPublic.value && <People row={row} bind={shares} />}
        </Stack>
      ) : (
        <Text color="textSecond">
          {row?.isPublic ? t.everyone : t.private}. {t.notShare(row?.creator?.name ?? null)}
        </Text>
      )}
    </Box>
  );
}

/** Those who were chosen, and who can be added to them. */
function People({ row, bind }: { row: SharedRow | null; bind: FieldBinding<readonly Share[]> }) {
  const user = useUser();
  const { data, error, refetch } = useQuery(ColleaguesDocument);
  const colleagues = data?.directory?.data ?? null;
  const chosen = bind.value;
  const known = new Map([
    ...sharesOf(row).map((share) => [share.user, share.name ?? t.somebody] as const),
    ...(colleagues ?? []).map(({ id, name }) => [id, name] as const),
  ]);
  const change = (shares: readonly Share[]): void => bind.onChange(inOrder(shares));
  const creator = row === null ? user.id : row.creator?.id;
  const others = (colleagues ?? []).filter(
    ({ id, status }) => id !== creator && status !== 'invited' && !chosen.some((share) => share.user === id),
  );
  const nameOf = (id: string): string => known.get(id) ?? t.somebody;
  return (
    <Stack gap="2.5">
      {chosen
        .toSorted((one, other) => nameOf(one.user).localeCompare(nameOf(other.user)))
        .map(({ user: id, permission }) => (
          <Flex key={id} align="flex-end" gap="2">
            <Box flex="1" minW="0">
              <SelectField
                label={nameOf(id)}
                options={levels.map((value) => ({ value, label: t.may[value] }))}
                bind={{
                  name: `share-${id}`,
                  value: permission,
                  error: undefined,
                  onBlur: bind.onBlur,
                  onChange: (value) =>
                    change(chosen.map((each) => (each.user === id ? { user: id, permission: value as Level } : each))),
                }}
              />
            </Box>
            <IconButton label={t.remove(nameOf(id))} onClick={() => change(chosen.filter((each) => each.user !== id))}>
              <X aria-hidden />
            </IconButton>
          </Flex>
        ))}
      {error ? (
        <Flex align="center" gap="3" role="alert">
          <Text color="textSecond">{t.failed}</Text>
          <Button size="sm" onClick={() => void refetch()}>
            {t.retry}
          </Button>
        </Flex>
      ) : colleagues === null ? (
        <Text color="textSecond" aria-busy>
          {t.loading}
        </Text>
      ) : others.length === 0 ? (
        <Text color="textSecond">{t.nobodyLeft}</Text>
      ) : (
        <SelectField
          label={t.add}
          options={[{ value: '', label: t.pick }, ...others.map(({ id, name }) => ({ value: id, label: name }))]}
          bind={{
            name: 'share-add',
            value: '',
            error: undefined,
            onBlur: bind.onBlur,
            onChange: (id) => id !== '' && change([...chosen, { user: id, permission: 'view' }]),
          }}
        />
      )}
      {bind.error !== undefined && <ErrorText>{bind.error}</ErrorText>}
    </Stack>
  );
}
