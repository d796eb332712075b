import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Clock, KeyRound, ShieldCheck, ShieldOff } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { clock } from '../../../lib/clock';
import { fetchCode } from '../../../lib/fetch-code';
import { formatWhen } from '../../../lib/format/time';
import { useTimeZone, useUser } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { SectionCard } from '../../../ui/detail/section-card';
import { StatusTag } from '../../../ui/marks/status';
import { Notice } from '../../../ui/notice';
import { securityTexts } from '../security.texts';
import type { Security } from '../use-security';
import type { FlowProps } from './flow';

const t = securityTexts.twoFactor;
/** Fewer codes than this are a reason to make new ones. */
const few = 4;

const flow = (load: () => Promise<{ default: ComponentType<FlowProps> }>) => lazy(() => fetchCode(load));
// Each is seen once in a long while.
const flows = {
  on: flow(() => import('./turn-on')),
  off: flow(() => import('./turn-off')),
  codes: flow(() => import('./new-codes')),
};
type Flow = keyof typeof flows;

/** Whether the second step is on, and what changes it, in its place on the page. */
export function TwoFactorCard({ security, onChange }: { security: Security; onChange: () => void }) {
  const [open, setOpen] = useState<Flow | null>(null);
  // On from the right code on, while the ten codes are still to be saved.
  const isNewlyOn = useUser().twoFactor === true && open === 'on';
  const isOn = security.twoFactorAuthentication || isNewlyOn;
  const Open = open === null ? null : flows[open];
  return (
    <SectionCard
      title={open === 'on' ? t.turnOn : t.title}
      actions={
        <StatusTag
          look={
            isOn ? { label: t.on, tone: 'green', icon: ShieldCheck } : { label: t.off, tone: 'grey', icon: ShieldOff }
          }
        />
      }
    >
      <Text color="textSecond" fontSize="small" mb="4">
        {isOn ? t.onLead : t.offLead}
      </Text>
      {Open === null ? (
        <Standing security={security} onOpen={setOpen} />
      ) : (
        <Suspense fallback={<Box minH="200px" aria-busy />}>
          <Open onClose={() => setOpen(null)} onChange={onChange} />
        </Suspense>
      )}
    </SectionCard>
  );
}

function Standing({ security, onOpen }: { security: Security; onOpen: (flow: Flow) => void }) {
  const timeZone = useTimeZone();
  const { twoFactorAuthentication: isOn, recoveryCodesLeft: left, recoveryDueAt } = security;
  return (
    <Flex direction="column" gap="4">
      {recoveryDueAt !== null && (
        <Notice role="alert" tone="red" icon={Clock}>
          {t.recovery(formatWhen(recoveryDueAt, timeZone, clock.now()))}
        </Notice>
      )}
      {isOn && (
        <Notice tone={left < few ? 'amber' : 'grey'} icon={KeyRound} title={t.codesLeft(left)}>
          {left < few && t.codesLow}
        </Notice>
      )}
      <Flex wrap="wrap" gap="2">
        {isOn ? (
          <>
            <Button onClick={() => onOpen('codes')}>{t.newCodes}</Button>
            <Button variant="danger" onClick={() => onOpen('off')}>
              {t.turnOff}
            </Button>
          </>
        ) : (
          <Button variant="solid" onClick={() => onOpen('on')}>
            <ShieldCheck aria-hidden />
            {t.turnOn}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
