import { TextField } from '../../../ui/form/fields/plain-fields';
import type { FieldBinding } from '../../../ui/form/state/use-form';
import { publicAccountTexts } from '../public-account.texts';

const t = publicAccountTexts.verifyPage;

/** The six digits of a code, wide enough to compare with what the mail says. */
export const CodeField = ({ bind, isFirst }: { bind: FieldBinding<string>; isFirst: boolean }) => (
  <TextField
    label={t.code}
    help={t.limits}
    inputMode="numeric"
    autoComplete="one-time-code"
    autoFocus={isFirst}
    size="lg"
    h="52px"
    // The field's own size on a desk would win over a property.
    css={{ '&&': { fontSize: '2xl' } }}
    letterSpacing="0.35em"
    fontVariantNumeric="tabular-nums"
    bind={bind}
  />
);
