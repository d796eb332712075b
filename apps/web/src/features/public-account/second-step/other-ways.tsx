import { Stack } from '@chakra-ui/react/stack';
import { Button } from '../../../ui/button';
import { secondStepTexts as t } from './second-step.texts';
import type { Way } from './way';

const words: Readonly<Record<Way, string>> = {
  app: t.useCode,
  'recovery-code': t.useRecovery,
  'lost-both': t.lostBoth,
};

/** What else one can do who cannot do this. */
export const OtherWays = ({ ways, onWay }: { ways: readonly Way[]; onWay: (way: Way) => void }) => (
  <Stack gap="0" align="center">
    {ways.map((way) => (
      <Button key={way} size="lg" variant="ghost" onClick={() => onWay(way)}>
        {words[way]}
      </Button>
    ))}
  </Stack>
);
