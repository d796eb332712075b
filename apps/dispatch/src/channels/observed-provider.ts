import type { Span } from '@opentelemetry/api';
import { failedCall, withClientSpans, type ProviderCalls } from '@bellbird/service-host/light';
import { callOutcome } from './call-outcome.js';
import type { ChannelProvider, SendOutcome } from './channel-provider.js';

/** The provider with each of its calls counted in `calls` and told as a span to `peer` at `url`. */
export function observedProvider(
  channel: string,
  provider: ChannelProvider,
  { calls, peer, url }: { calls: ProviderCalls; peer: string; url: string },
): ChannelProvider {
  const counted = calls.countedIn<ChannelProvider>(provider, ['send', 'lookUp'], callOutcome);
  return withClientSpans<ChannelProvider>(counted, { peer, url }, ['send', 'lookUp'], (span, answer) =>
    noteOutcome(channel, span, answer),
  );
}

/** A look-up fails by throwing; sending never does. */
function noteOutcome(channel: string, span: Span, answer: unknown): void {
  if (Array.isArray(answer)) return;
  const outcome = answer as SendOutcome;
  span.setAttribute(`bellbird.${channel}.outcome`, outcome.kind);
  if (outcome.kind === 'rejected') failedCall(span, String(outcome.code));
  else if (outcome.kind !== 'accepted') failedCall(span, outcome.reason);
}
