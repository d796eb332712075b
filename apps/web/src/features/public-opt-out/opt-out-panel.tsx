import { Heading } from '@chakra-ui/react/heading';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { BellOff, BellRing, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { problemOf, type Problem } from '../../lib/graph/problem';
import { Button, type ButtonProps } from '../../ui/button';
import { FormProblem } from '../../ui/form/form-problem';
import { Notice } from '../../ui/notice';
import { optBackIn, optOut, type OptOutLink, type OptOutView, type Scope } from './opt-out-choice';
import { optOutTexts as t } from './opt-out.texts';
import { ScopeChoice } from './scope-choice';

interface Props {
  link: OptOutLink;
  view: OptOutView;
  onChange: (view: OptOutView) => void;
}

/** Where the person stands, and what they can press about it. */
export function OptOutPanel({ link, view, onChange }: Props) {
  const {
    info: { businessName: business, phoneMasked, state },
    chosen,
  } = view;
  // One number, one line.
  const phone = phoneMasked.replaceAll(' ', '\u00a0');
  const [scope, setScope] = useState<Scope>('all');
  const { press, isBusy, problem } = usePress(onChange);
  const stop = (what: Scope): void => press(() => optOut(link, what));
  const trouble = problem && (
    <Stack gap="8px">
      <FormProblem problem={problem} />
      <Text color="textSecond" fontSize="13px">
        {t.notSaved}
      </Text>
    </Stack>
  );

  if (state === 'out') {
    const known = chosen?.state === 'out' ? chosen.scope : null;
    return (
      <Standing
        key="out"
        icon={BellOff}
        tone="green"
        title={t.out.title}
        isNews={chosen !== null}
        text={t.out[known ?? 'unknown'](business, phone)}
        foot={t.out.free}
      >
        <Big loading={isBusy} onClick={() => press(() => optBackIn(link, known))}>
          {t.out.again[known ?? 'all']}
        </Big>
        {known !== 'all' && (
          <>
            <Big variant="ghost" disabled={isBusy} onClick={() => stop('all')}>
              {t.out.stopAll}
            </Big>
            {known === null && (
              <Text color="textThird" fontSize="13px" textAlign="center">
                {t.out.stopAllHelp}
              </Text>
            )}
          </>
        )}
        {trouble}
      </Standing>
    );
  }
  if (chosen?.state === 'in') {
    return (
      <Standing
        key="back"
        icon={BellRing}
        tone="blue"
        title={t.back.title}
        isNews
        text={t.back.text(business, phone)}
        foot={t.out.free}
      >
        <Big loading={isBusy} onClick={() => stop(chosen.scope)}>
          {t.back.stop}
        </Big>
        {trouble}
      </Standing>
    );
  }
  return (
    <Standing key="in" title={t.in.title(business)} text={t.in.lead(phone)} foot={t.out.free}>
      <ScopeChoice value={scope} onChange={setScope} />
      <Big variant="solid" loading={isBusy} onClick={() => stop(scope)}>
        {t.in.submit[scope]}
      </Big>
      {trouble}
    </Standing>
  );
}

/** One press does it once; what stands in the way is said where it was pressed. */
function usePress(onDone: (view: OptOutView) => void): {
  press: (work: () => Promise<OptOutView>) => void;
  isBusy: boolean;
  problem: Problem | null;
} {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const running = useRef(false);
  const run = async (work: () => Promise<OptOutView>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      onDone(await work());
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { press: (work) => void run(work), isBusy, problem };
}

const Big = (props: ButtonProps) => <Button size="lg" w="full" h={{ base: '52px', md: '44px' }} {...props} />;

/** `isNews`: it came about just now, so it takes the focus that the pressed button has left. */
function Standing({
  icon: Icon,
  tone,
  title,
  text,
  foot,
  isNews = false,
  children,
}: {
  icon?: LucideIcon;
  tone?: 'green' | 'blue';
  title: string;
  text: string;
  foot: string;
  isNews?: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <Stack gap="16px" p={{ base: '20px', md: '24px' }}>
      <Heading as="h1" ref={heading} tabIndex={-1} textStyle="title" overflowWrap="anywhere">
        {title}
      </Heading>
      {Icon && tone ? (
        <Notice icon={Icon} tone={tone} role="status">
          {text}
        </Notice>
      ) : (
        <HStack color="textSecond">{text}</HStack>
      )}
      {children}
      <Text color="textThird" fontSize="13px">
        {foot}
      </Text>
    </Stack>
  );
}
