import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { BellOff, BellRing } from 'lucide-react';
import { useState } from 'react';
import type { Problem } from '../../lib/graph/problem';
import { Button, type ButtonProps } from '../../ui/button';
import { FormProblem } from '../../ui/form/form-problem';
import type { Scope } from './opt-out-choice';
import { optOutTexts as t } from './opt-out.texts';
import { ScopeChoice } from './scope-choice';
import { Standing } from './standing';

export interface Stand {
  business: string;
  phone: string;
  isBusy: boolean;
  /** What stood in the way of the last press. */
  problem: Problem | null;
  stop: (scope: Scope) => void;
  /** Takes back an opt-out, of both kinds where it is not known which it was. */
  comeBack: (scope: Scope | null) => void;
}

/** No more texts; `known`: of which kind, where that was chosen here. */
export function Out({ known, isNews, ...stand }: Stand & { known: Scope | null; isNews: boolean }) {
  const { business, phone, isBusy, stop, comeBack } = stand;
  return (
    <Standing
      icon={BellOff}
      tone="green"
      title={t.out.title}
      isNews={isNews}
      text={t.out[known ?? 'unknown'](business, phone)}
    >
      <Big loading={isBusy} onClick={() => comeBack(known)}>
        {t.out.again[known ?? 'all']}
      </Big>
      {known !== 'all' && (
        <>
          <Big variant="ghost" disabled={isBusy} onClick={() => stop('all')}>
            {t.out.stopAll}
          </Big>
          {known === null && (
            <Text color="textThird" fontSize="small" textAlign="center">
              {t.out.stopAllHelp}
            </Text>
          )}
        </>
      )}
      <Trouble problem={stand.problem} />
    </Standing>
  );
}

/** Texts come again, by what was pressed here. */
export const Back = ({ scope, business, phone, isBusy, problem, stop }: Stand & { scope: Scope }) => (
  <Standing icon={BellRing} tone="blue" title={t.back.title} isNews text={t.back.text(business, phone)}>
    <Big loading={isBusy} onClick={() => stop(scope)}>
      {t.back.stop}
    </Big>
    <Trouble problem={problem} />
  </Standing>
);

/** Texts come: which of them to stop. */
export function In({ business, phone, isBusy, problem, stop }: Stand) {
  const [scope, setScope] = useState<Scope>('all');
  return (
    <Standing title={t.in.title(business)} text={t.in.lead(phone)}>
      <ScopeChoice value={scope} onChange={setScope} />
      <Big variant="solid" loading={isBusy} onClick={() => stop(scope)}>
        {t.in.submit[scope]}
      </Big>
      <Trouble problem={problem} />
    </Standing>
  );
}

const Trouble = ({ problem }: { problem: Problem | null }) =>
  problem && (
    <Stack gap="2">
      <FormProblem problem={problem} />
      <Text color="textSecond" fontSize="small">
        {t.notSaved}
      </Text>
    </Stack>
  );

const Big = (props: ButtonProps) => <Button size="lg" w="full" h={{ base: '52px', md: '11' }} {...props} />;
