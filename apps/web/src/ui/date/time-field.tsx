import { useState } from 'react';
import { Framed, type FieldWords } from '../form/fields/framed';
import type { FieldBinding } from '../form/state/use-form';
import { dateTexts as t } from './date.texts';
import { isTime } from './read-time';
import { timeTyping } from './time-typing';
import { TypedInput } from './typed-input';

/** A time on the wall: typed as 24-hour HH:mm whatever the browser's language. The value is "09:30", "" for none. */
export function TimeField({ label, help, optional, aside, bind }: FieldWords & { bind: FieldBinding<string> }) {
  const [isTyped, setTyped] = useState(false);
  const isUnreadable = !isTyped && bind.value !== '' && !isTime(bind.value);
  const error = bind.error ?? (isUnreadable ? t.unreadableTime : undefined);
  return (
    <Framed label={label} help={help} error={error} {...(optional && { optional })} aside={aside}>
      {(ties) => <TypedInput bind={bind} ties={ties} typing={timeTyping} isTyped={isTyped} onTyped={setTyped} />}
    </Framed>
  );
}
