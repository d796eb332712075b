import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { cityOfZone } from '../../../lib/format/time';
import { problemOf } from '../../../lib/graph/problem';
import { useMay } from '../../../lib/session/session';
import { Card } from '../../../ui/card';
import { DetailColumns } from '../../../ui/detail/detail-page';
import { SaveBar } from '../../../ui/form/save-bar';
import { useForm, type Wrong } from '../../../ui/form/use-form';
import { notify } from '../../../ui/toast/notify';
import { accountTexts } from '../account.texts';
import { Changeable } from '../changeable';
import { DayLine } from './day-line';
import { atFields, days, inputOf, valuesOf, type Day, type HoursValues, type OtherDay } from './hours-values';
import { OpenNow } from './open-now';
import { SaveOpeningHoursDocument, type OpeningHoursFragment } from './opening-hours.generated';

// Beside the week, and most of the page's code.
const HolidaysCard = lazy(() => fetchCode(() => import('./holidays-card')));
const OtherDaysCard = lazy(() => fetchCode(() => import('./other-days-card')));

const t = accountTexts.hours;

/** The week, public holidays and other days of a business, in one form. */
export function HoursForm({
  hours,
  onConflict,
  onSaved,
}: {
  hours: OpeningHoursFragment;
  /** Somebody else saved meanwhile: the newest is to be read. */
  onConflict: () => void;
  onSaved: (hours: OpeningHoursFragment) => void;
}) {
  const client = useApolloClient();
  const mayChange = useMay('merchant-editor');
  const form = useForm<HoursValues>({
    initial: valuesOf(hours),
    rules: { exceptions: everyDayIsGiven },
    submit: async (values) => {
      const { data } = await client
        .mutate({ mutation: SaveOpeningHoursDocument, variables: { input: inputOf(values, hours.version) } })
        .catch((error: unknown) => {
          const problem = problemOf(error);
          if (problem.code === 'version-conflict') onConflict();
          throw atFields(problem);
        });
      const saved = data!.setAccountSettingsOpeningHours!;
      form.set(valuesOf(saved));
      onSaved(saved);
      notify({ kind: 'success', title: accountTexts.saved });
    },
  });
  const copy = (from: Day): void => {
    form.set(Object.fromEntries(days.map((day) => [day, form.values[from].map((stretch) => ({ ...stretch }))])));
    notify({ kind: 'success', title: t.copied(t.days[from]) });
  };
  return (
    <form ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
      <Changeable permission="merchant-editor" mayChange={mayChange}>
        <DetailColumns
          main={
            <Card as="section" aria-label={t.title} alignSelf="start">
              <Flex wrap="wrap" justify="space-between" gap="8px" p={{ base: '16px', md: '20px' }}>
                <Box>
                  <Heading as="h2" textStyle="section">
                    {t.title}
                  </Heading>
                  <Text color="textSecond" fontSize="13px">
                    {t.lead(cityOfZone(hours.timeZone))}
                  </Text>
                </Box>
                <OpenNow hours={hours} />
              </Flex>
              {days.map((day) => (
                <DayLine key={day} form={form} day={day} onCopy={() => copy(day)} />
              ))}
            </Card>
          }
          side={
            <Stack gap="16px">
              <Suspense fallback={<Card minH="420px" />}>
                <HolidaysCard form={form} upcoming={hours.upcoming} savedState={hours.publicHolidays.state ?? ''} />
              </Suspense>
              <Suspense fallback={<Card minH="120px" />}>
                <OtherDaysCard form={form} />
              </Suspense>
            </Stack>
          }
        />
      </Changeable>
      <SaveBar form={form} onDiscard={() => (form.setErrors({}), form.set(valuesOf(hours)))} />
    </form>
  );
}

/** A day that was added and not filled in. */
function everyDayIsGiven(given: readonly OtherDay[]): Wrong {
  const missing = given.flatMap(({ date }, place) => (date === '' ? [[`${place}.date`, t.dateMissing]] : []));
  return missing.length === 0 ? undefined : (Object.fromEntries(missing) as Record<string, string>);
}
