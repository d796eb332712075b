import { Flex } from '@chakra-ui/react/flex';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { callGraph } from '../../../lib/graph/call-graph';
import { problemOf, type Problem } from '../../../lib/graph/problem';
import { leaveTo } from '../../../lib/leave-to';
import { keepFlow } from '../../../lib/session/google-flow';
import { Button } from '../../../ui/button';
import { FormProblem } from '../../../ui/form/form-problem';
import { GoogleMark } from '../../../ui/marks/google-mark';
import { Notice } from '../../../ui/notice';
import { StartGoogleDocument } from './google.generated';
import { googleTexts as t } from './google.texts';

interface Props {
  intent: 'sign-in' | 'sign-up' | 'invitation';
  /** Which invitation is joined with it. */
  invitation?: { email: string; token: string };
}

/** The way in by Google. Whether it is on here is learned by the press: the page asks nobody before. */
export function GoogleButton({ intent, invitation }: Props) {
  const [isLeaving, setLeaving] = useState(false);
  const [isOff, setOff] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  async function leave(): Promise<void> {
    setLeaving(true);
    setProblem(null);
    try {
      const { startGoogle } = await callGraph(StartGoogleDocument, {
        input: { intent, ...(invitation && { invitation }) },
      });
      keepFlow(startGoogle!.flowToken);
      // The button stays pressed until the browser has left.
      leaveTo(startGoogle!.authorizationUrl);
    } catch (error) {
      const what = problemOf(error);
      if (what.code === 'not-found') setOff(true);
      else setProblem(what);
      setLeaving(false);
    }
  }
  if (isOff)
    return (
      <Notice role="status" tone="grey" icon={Info}>
        {t.off}
      </Notice>
    );
  return (
    <Flex direction="column" gap="4">
      <Flex
        align="center"
        gap="3"
        color="textThird"
        fontSize="small"
        _before={{ content: '""', flex: 1, h: '1px', bg: 'line' }}
        _after={{ content: '""', flex: 1, h: '1px', bg: 'line' }}
      >
        {t.or}
      </Flex>
      <FormProblem problem={problem} />
      <Button size="lg" w="full" loading={isLeaving} onClick={() => void leave()}>
        <GoogleMark />
        {t.goOn}
      </Button>
    </Flex>
  );
}
