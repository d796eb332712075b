import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { termsPoints, type TermsPoint } from './terms-points';

const Point = chakra('dt', { base: { fontWeight: '500' } });
const Words = chakra('dd', { base: { color: 'textSecond' } });

/** What is accepted at the sign-up and on the page of its own: all of it, or some points. */
export function TermsInWords({ points = termsPoints }: { points?: readonly TermsPoint[] }) {
  return (
    <Stack as="dl" gap="2.5" fontSize="small">
      {points.map(({ title, words }) => (
        <div key={title}>
          <Point>{title}</Point>
          <Words>{words}</Words>
        </div>
      ))}
    </Stack>
  );
}
