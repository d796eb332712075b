import { useState } from 'react';
import { keepUser } from '../../../lib/session/session';
import { notify } from '../../../ui/toast/notify';
import { securityTexts } from '../security.texts';
import type { FlowProps } from './flow';
import { KeyStep } from './key-step';
import { SaveCodes } from './save-codes';
import { TwoFactorSteps } from './two-factor-steps';

const t = securityTexts.twoFactor;

/** Scan, type the code, save ten codes. With the right code it is on, whatever becomes of the codes. */
export default function TurnOn({ onClose, onChange }: FlowProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes === null)
    return (
      <KeyStep
        onClose={onClose}
        onOn={(made) => {
          keepUser({ twoFactor: true });
          setCodes(made);
        }}
      />
    );
  return (
    <>
      <TwoFactorSteps now="save" />
      <SaveCodes
        codes={codes}
        onSaved={() => {
          notify({ kind: 'success', title: t.isOn, text: t.isOnText });
          onClose();
          onChange();
        }}
      />
    </>
  );
}
