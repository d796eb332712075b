import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { termsTexts as t } from './terms.texts';

const Point = chakra('dt', { base: { fontWeight: '500' } });
const Words = chakra('dd', { base: { color: 'textSecond' } });
const points = [
  [t.consentTitle, t.consent],
  [t.leaveTitle, t.leave],
  [t.hoursTitle, t.hours],
  [t.moneyTitle, t.money],
  [t.senderTitle, t.sender],
] as const;

/** What is accepted at the sign-up and on the page of its own. */
export function TermsInWords() {
  return (
    <Stack as="dl" gap="10px" fontSize="13px">
      {points.map(([title, words]) => (
        <div key={title}>
          <Point>{title}</Point>
          <Words>{words}</Words>
        </div>
      ))}
    </Stack>
  );
}
