/** Members of GraphQL types that REST does not show at all. */
export const hiddenMembers: Readonly<Record<string, readonly string[]>> = {};

/** Members that the contract calls optional: they are left out where they are null. All others are always there. */
export const optionalMembers: Readonly<Record<string, readonly string[]>> = {
  Attribute: ['items'],
  Contact: ['warning', 'trashedAt'],
  SmsTemplate: ['trashedAt'],
};

/** Members that are asked for but not shown: a list's cursor travels in the Link header. */
export const silentMembers: readonly string[] = ['nextCursor'];

/** Words that a text member may hold, where the contract fixes them: for the OpenAPI document. */
export const fixedWords: Readonly<Record<string, readonly string[]>> = {
  'Contact.marketingStatus': ['subscribed', 'unsubscribed', 'transactional-only'],
  'ContactInput.marketingStatus': ['subscribed', 'unsubscribed', 'transactional-only'],
  'ContactPatch.marketingStatus': ['subscribed', 'unsubscribed', 'transactional-only'],
  'Attribute.type': ['text', 'date', 'number', 'bool', 'category'],
  'AttributeInput.type': ['text', 'date', 'number', 'bool', 'category'],
  'CallerId.callerType': ['shared-number', 'dedicated-number', 'phone-number', 'business-name'],
  'CallerId.status': ['verified', 'unverified'],
  'SmsCampaign.status': ['pending', 'draft', 'running', 'completed', 'canceled'],
  'SmsCampaign.messageType': ['transactional', 'marketing', 'review'],
  'SmsCampaign.deliveryType': ['immediately', 'later'],
  'SmsCampaignInput.messageType': ['transactional', 'marketing', 'review'],
  'SmsCampaignInput.deliveryType': ['immediately', 'later'],
  'SmsTemplateInput.messageType': ['transactional', 'marketing', 'review'],
  'AuthUser.role': ['admin', 'merchant'],
  'AuthUser.status': ['invited', 'active', 'inactive', 'email-not-verified'],
};

/** Members without which a call is refused, where the service says so itself and its GraphQL type does not. */
export const requiredMembers: Readonly<Record<string, readonly string[]>> = {
  SignUpInput: ['firstName', 'lastName', 'email', 'password', 'businessName', 'country', 'timeZone', 'acceptTermsAndConditions'],
  ContactInput: ['phone'],
  AttributeInput: ['name', 'type'],
  TagInput: ['name'],
  SegmentInput: ['name', 'filters'],
  AudienceInput: ['name'],
  SmsTemplateInput: ['name', 'message'],
};
