import { useMemo, useState } from 'react';
import type { AudiencePersonFragment } from '../../../domain/audience/audience.generated';
import { longestOf, withShortLinks } from '../../../domain/message/counter';
import { messageFields, unknownIn } from '../../../domain/message/fields';
import { useUser } from '../../../lib/session/session';
import type { Draft } from '../draft/draft';
import { usePart } from '../opening/use-part';
import { ComposerFieldsDocument, type ComposerFieldsQuery } from './message.generated';

const none: NonNullable<ComposerFieldsQuery['attributes']>['data'] = [];

/** The text: its fields, what it is for the person who gets the longest, and as whom it is shown; with short links where they go out. */
export function useContent(
  { message, trackLinks }: Pick<Draft, 'message' | 'trackLinks'>,
  people: readonly AudiencePersonFragment[],
) {
  const businessName = useUser().tenant?.name ?? '';
  const ownFields = usePart(ComposerFieldsDocument).data?.attributes?.data;
  const attributes = ownFields ?? none;
  const [previewAs, setPreviewAs] = useState<AudiencePersonFragment | null>(null);
  const fields = useMemo(() => messageFields(attributes), [attributes]);
  const business = useMemo(() => ({ name: businessName, origin: location.origin }), [businessName]);
  const sentText = useMemo(
    () => (trackLinks ? withShortLinks(message, business) : message),
    [trackLinks, message, business],
  );
  const longest = useMemo(() => longestOf(sentText, people, business), [sentText, people, business]);
  const unknownFields = useMemo(
    () => (ownFields === undefined ? [] : unknownIn(message, fields)),
    [ownFields, message, fields],
  );
  return { attributes, fields, business, sentText, longest, unknownFields, previewAs, setPreviewAs };
}
