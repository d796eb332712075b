import { CircleAlert, Clock, CloudOff } from 'lucide-react';
import { useMemo } from 'react';
import { clock } from '../../lib/clock';
import { formatTime } from '../../lib/format/time';
import { type Problem } from '../../lib/graph/problem';
import { Notice } from '../notice';
import { uiTexts as t } from '../ui.texts';

/** What stood in the way of a form and belongs to no field of it; with when another try makes sense, where that is known. */
export function FormProblem({ problem, timeZone }: { problem: Problem | null; timeZone?: string }) {
  const until = useMemo(
    () =>
      problem?.code === 'too-many-requests' && problem.retryAfterSeconds !== null
        ? clock.now().getTime() + problem.retryAfterSeconds * 1_000
        : null,
    [problem],
  );
  if (problem === null) return null;
  if (until !== null) {
    const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    return (
      <Notice role="alert" tone="amber" icon={Clock} title={t.tooManyTitle}>
        {t.tooMany(Math.ceil(problem.retryAfterSeconds! / 60), formatTime(new Date(until), zone))}
      </Notice>
    );
  }
  return (
    <Notice
      role="alert"
      tone="red"
      icon={problem.isOffline ? CloudOff : CircleAlert}
      {...(problem.isFault && { title: problem.title })}
    >
      {problem.message}
    </Notice>
  );
}
