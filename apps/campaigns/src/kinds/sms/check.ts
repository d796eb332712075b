import type { Tx } from '@bellbird/database';
import { invalidField, type FieldError } from '@bellbird/errors';
import type { MessageType } from '@bellbird/events';
import { seenAmong } from '@bellbird/resource-kit';
import { mostLinks } from '@bellbird/short-link/limits';
import type { Author } from '../../editing/author.js';
import { holdsLink } from '../../links/launch-fields.js';
import { hasTooManyLinks, wrongLink } from '../../links/wrong-links.js';
import { smsTemplateResource } from '../../sms-template/sms-template.resource.js';
import type { Given, Known } from '../campaign-kind.js';
import { fieldNames, fieldsOf, tracksLinks } from './fields.js';
import type { SmsContent } from './input.js';
import { wrongPlaceholders } from './placeholders.js';
import { wrongVariants } from './wrong-variants.js';

/** Versions, placeholders, links and the review link, each by the text that it stands in. */
export function wrong(content: SmsContent & { messageType: MessageType }, known: Known): FieldError[] {
  const texts = fieldsOf(content);
  const names = fieldNames(content);
  const rules = { trackLinks: tracksLinks(content), blockedHosts: known.blockedLinkHosts };
  const said = texts.flatMap((text, at) =>
    [
      wrongPlaceholders(text, known.attributeKeys),
      wrongLink(text, rules),
      content.messageType === 'review' && !holdsLink(text) ? 'A review campaign needs a review link.' : null,
    ].flatMap((message) => (message === null ? [] : [{ field: names[at]!, message }])),
  );
  if (hasTooManyLinks(texts, rules.trackLinks))
    said.push({ field: names[0]!, message: `At most ${mostLinks} links can be counted.` });
  return [...wrongVariants(content), ...said];
}

/** @throws 400 on smsTemplateId: unknown, another's, in the trash, or one that the author neither sees nor found chosen. */
export async function assertNamed(
  tx: Tx,
  { smsTemplateId }: Given<SmsContent>,
  { actor, before }: Author,
): Promise<void> {
  if (!smsTemplateId) return;
  const stood = before?.smsTemplateId === smsTemplateId;
  const everything = { ...smsTemplateResource, visibleTo: null };
  const seen = await seenAmong(tx, stood ? everything : smsTemplateResource, actor, [smsTemplateId]);
  if (seen.size === 0) throw invalidField('smsTemplateId', 'This template is unknown.');
}
