import { useState } from 'react';
import { Framed, type FieldWords } from '../form/framed';
import type { FieldBinding } from '../form/use-form';
import { dateTexts as t } from './date.texts';
import { isTime, readTime, stepTime } from './read-time';
import { TypedInput, type Typing } from './typed-input';

const minuteStep = 5;

const typing: Typing = {
  pattern: t.timePattern,
  read: readTime,
  print: (value) => value,
  parts: [
    [0, 2],
    [3, 5],
  ],
  step: (value, part, by) => {
    if (value === null) return '09:00';
    if (part === 0) return stepTime(value, by * 60);
    // On to the next five minutes: 10:02 leads to 10:05 and back to 10:00.
    const beyond = Number(value.slice(3)) % minuteStep;
    return stepTime(value, by === 1 ? minuteStep - beyond : -(beyond || minuteStep));
  },
};

/** A time on the wall: typed as 24-hour HH:mm whatever the browser's language. The value is "09:30", "" for none. */
export function TimeField({ label, help, optional, aside, bind }: FieldWords & { bind: FieldBinding<string> }) {
  const [isTyped, setTyped] = useState(false);
  const isUnreadable = !isTyped && bind.value !== '' && !isTime(bind.value);
  const error = bind.error ?? (isUnreadable ? t.unreadableTime : undefined);
  return (
    <Framed label={label} help={help} error={error} {...(optional && { optional })} aside={aside}>
      {(ties) => <TypedInput bind={bind} ties={ties} typing={typing} isTyped={isTyped} onTyped={setTyped} />}
    </Framed>
  );
}
