import { Stack } from '@chakra-ui/react/stack';
import { lazy, Suspense } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { useMay } from '../../../lib/session/session';
import { Card } from '../../../ui/card/card';
import { DetailColumns } from '../../../ui/detail/detail-page';
import { SaveBar } from '../../../ui/form/save-bar';
import { Changeable } from '../changeable';
import type { OpeningHoursFragment } from './opening-hours.generated';
import { useHoursForm } from './use-hours-form';
import { WeekCard } from './week-card';

// Beside the week, and most of the page's code.
const HolidaysCard = lazy(() => fetchCode(() => import('./holidays-card')));
const OtherDaysCard = lazy(() => fetchCode(() => import('./other-days-card')));

/** The week, public holidays and other days of a business, in one form. */
export function HoursForm({ hours }: { hours: OpeningHoursFragment }) {
  const mayChange = useMay('merchant-editor');
  const form = useHoursForm(hours);
  return (
    <form ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
      <Changeable permission="merchant-editor" mayChange={mayChange}>
        <DetailColumns
          main={<WeekCard form={form} hours={hours} onCopy={form.copy} />}
          side={
            <Stack gap="4">
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
      <SaveBar form={form} />
    </form>
  );
}
