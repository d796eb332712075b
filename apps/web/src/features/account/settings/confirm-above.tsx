import { Box } from '@chakra-ui/react/box';
import { useEffect, useState } from 'react';
import { TextField } from '../../../ui/form/fields/plain-fields';
import { amountOf } from './amount-of';
import { settingsTexts as t } from './settings.texts';

/** The amount above which a campaign's price is typed before it goes. Kept when one leaves the field, or with Enter. */
export function ConfirmAbove({
  name,
  value,
  error,
  onSave,
}: {
  name: string;
  value: string;
  /** Why the server refused it. */
  error: string | undefined;
  onSave: (value: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const [isWrong, setWrong] = useState(false);
  useEffect(() => setTyped(value), [value]);
  const save = (): void => {
    const amount = amountOf(typed);
    setWrong(amount === null);
    if (amount === null) return;
    setTyped(amount);
    if (amount !== value) onSave(amount);
  };
  return (
    <Box mt="4" maxW={{ md: '320px' }}>
      <TextField
        label={t.confirmAbove}
        help={t.confirmAboveText}
        inputMode="decimal"
        autoComplete="off"
        onKeyDown={(event) => event.key === 'Enter' && save()}
        bind={{
          name,
          value: typed,
          error: isWrong ? t.confirmAboveWrong : error,
          onChange: setTyped,
          onBlur: save,
        }}
      />
    </Box>
  );
}
