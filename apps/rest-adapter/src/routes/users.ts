import { mutation, query, type Asked, type GraphRoute } from '../table/route.js';
import { body, path, search } from '../table/sources.js';

const tag = 'users';
const done = {
  answer: () => ({ body: {} }),
  shapes: { 200: { type: 'object', maxProperties: 0, example: {} } },
} as const;

const isHard = ({ search }: Asked): boolean => search['hardDraft'] === true;
const hardDraft = {
  hardDraft: { type: 'boolean', description: 'true: make it a campaign with status draft' },
} as const;
const draft = { name: 'Winter specials', message: 'Hi {{firstName|there}}, soup is back.' };

export const userRoutes: readonly GraphRoute[] = [
  {
    method: 'POST',
    path: '/users/invite',
    tag,
    status: 201,
    summary: 'Invite people by e-mail',
    description:
      'The body is a list of 1 to 50 people: all are invited or none. With `resend=true` who is invited already gets the mail again. An address that has an account in another business answers as any other.',
    operation: mutation('inviteUsers', { people: body, resend: search('resend') }),
    example: [{ email: 'sam@example.com', permissions: [{ permission: 'campaign-editor', access: true }] }],
  },
  {
    method: 'POST',
    path: '/users/{id}/resend-invitation',
    tag,
    summary: 'Send an invitation again',
    description: 'With a new link; the link of before is dead. At most five mails a day go to one address.',
    operation: mutation('resendInvitation', { id: path('id') }),
  },
  {
    method: 'DELETE',
    path: '/users/{id}/sessions',
    tag,
    status: 204,
    summary: 'Log someone out everywhere',
    description: 'All log-ins of the person end, in every process within seconds.',
    operation: mutation('endUserSessions', { id: path('id') }),
  },
  {
    method: 'POST',
    path: '/users/leave',
    tag,
    status: 204,
    summary: 'Leave the business',
    description: 'Your account is gone. The last owner cannot leave.',
    operation: mutation('leaveBusiness'),
  },
  {
    method: 'GET',
    path: '/users/directory',
    tag,
    summary: 'See who works in your business',
    description: 'For every member, by name; without addresses.',
    operation: query('directory'),
  },
  {
    method: 'GET',
    path: '/users/holders',
    tag,
    summary: 'See who can give a permission',
    description: 'Up to five people, owners first.',
    operation: query('permissionHolders', { permission: search('permission') }),
  },
  {
    method: 'POST',
    path: '/users/access-requests',
    tag,
    status: 201,
    summary: 'Ask for a permission',
    description: 'Who can give it is told. The same again within a day is the same request, with the newer page.',
    operation: mutation('requestAccess', { input: body }),
    example: { permission: 'campaign-editor', page: '/sms-campaigns' },
  },
  {
    method: 'GET',
    path: '/users/support-access',
    tag,
    summary: 'See whether support may look',
    description:
      'Until when Bellbird’s support may look at your business, who let it in and why. 404 where it may not. For owners.',
    operation: query('supportAccess'),
  },
  {
    method: 'PUT',
    path: '/users/support-access',
    tag,
    summary: 'Let support look',
    description:
      'For 1, 24 or 72 hours from now, read-only. Owners are told by mail when it begins to look, and your activity says at what. What was allowed before is replaced.',
    operation: mutation('allowSupport', { input: body }),
    example: { hours: 24, reason: 'Texts stay queued' },
  },
  {
    method: 'DELETE',
    path: '/users/support-access',
    tag,
    status: 204,
    summary: 'Let support look no more',
    description: 'Who looks is logged out within seconds. It is no error if support may not look.',
    operation: mutation('endSupport'),
  },
  {
    method: 'GET',
    path: '/users/flags',
    tag,
    summary: 'See your flags',
    description: 'What you have seen, agreed to and set.',
    operation: query('userFlags'),
  },
  {
    method: 'PUT',
    path: '/users/flags',
    tag,
    summary: 'Change your flags',
    description: 'Sets the flags that are given; the others stay. Terms that were accepted stay accepted.',
    operation: mutation('setUserFlags', { input: body }),
  },
  {
    method: 'PUT',
    path: '/users/markers',
    tag,
    summary: 'Keep your bookmarked pages',
    description: 'Replaces all of them; doubles are dropped. It answers the person.',
    operation: mutation('setMarkers', { input: body }),
    example: { markers: ['contacts', 'sms-campaigns-history'] },
  },
  {
    method: 'PUT',
    path: '/users/avatar',
    tag,
    summary: 'Use an image that was uploaded as your avatar',
    description:
      'The image was uploaded as a file with the purpose avatar; bucketPath says where. It is published, and the person is answered.',
    operation: mutation('setAvatar', { input: body }),
    example: {
      bucketPath: '01920000-0000-7000-8000-0000000000a1/01920000-0000-7000-8000-0000000000b1/avatar.png',
    },
  },
  {
    method: 'DELETE',
    path: '/users/avatar',
    tag,
    status: 204,
    summary: 'Remove your avatar',
    description: 'The image is gone from your name at once, and from the storage later: mails may show it.',
    operation: mutation('deleteAvatar'),
  },
  {
    method: 'PUT',
    path: '/users/basic-information',
    tag,
    summary: 'Change your name',
    description: 'Changes what is given. It answers the person.',
    operation: mutation('setBasicInformation', { input: body }),
  },
  {
    method: 'PUT',
    path: '/users/password',
    tag,
    summary: 'Change your password',
    description:
      'For who knows the present one, or has none yet and a fresh proof: then without `currentPassword`. All other sessions end.',
    operation: mutation('changePassword', { input: body }),
    example: { currentPassword: 'Bellbird1!', password: 'Bellbird2!' },
    ...done,
  },
  {
    method: 'PUT',
    path: '/users/change-email-verification',
    tag,
    summary: 'Change your e-mail address',
    description:
      'A code of eight digits and a link go to the new address, a notice to the old one; a taken address answers the same. With the code in the query string it is changed, and the answer is the person: other sessions end, and the old address may take it back for seven days.',
    operation: mutation('changeEmail', { input: body }),
    instead: [
      {
        when: ({ search: { code } }) => code !== undefined,
        operation: mutation('confirmEmailChange', { code: search('code') }),
      },
    ],
    search: { code: { type: 'string', description: 'The eight digits of the mail' } },
    example: { email: 'mia@example.com' },
    answer: ({ confirmEmailChange: user }) => ({ body: user ?? {} }),
    shapes: { 200: { type: 'object', description: 'Empty, or with the code the person' } },
  },
  {
    method: 'PUT',
    path: '/users/disconnect-google-account',
    tag,
    summary: 'Take the link with Google away',
    description: 'For who has a password. It answers the person.',
    operation: mutation('disconnectGoogle'),
  },
  {
    method: 'PUT',
    path: '/users/save-draft-quick-campaign',
    tag,
    summary: 'Keep the draft of a quick campaign',
    description: 'Any object of at most 100,000 characters, one a person. It answers the person.',
    operation: mutation('saveDraftQuickCampaign', { draft: body }),
    example: draft,
  },
  {
    method: 'PUT',
    path: '/users/discard-draft-quick-campaign',
    tag,
    summary: 'Throw the draft of a quick campaign away',
    description: 'It is no error if there is none. It answers the person.',
    operation: mutation('discardDraftQuickCampaign'),
  },
  {
    method: 'PUT',
    path: '/users/save-draft-campaign',
    tag,
    summary: 'Keep the draft of a campaign',
    description:
      'One soft draft a user. With hardDraft=true it becomes a campaign with status draft, which is the answer then.',
    operation: mutation('saveDraftCampaign', { draft: body }),
    instead: [{ when: isHard, operation: mutation('saveHardDraft', { input: body }) }],
    search: hardDraft,
    example: draft,
  },
  {
    method: 'PUT',
    path: '/users/save-draft-campaign/{campaignId}',
    tag,
    summary: 'Keep the draft of a campaign that there is',
    description: 'With hardDraft=true the draft campaign of this id is changed, and is the answer.',
    operation: mutation('saveDraftCampaign', { draft: body }),
    instead: [{ when: isHard, operation: mutation('saveHardDraft', { id: path('campaignId'), input: body }) }],
    search: hardDraft,
    example: draft,
  },
  {
    method: 'PUT',
    path: '/users/discard-draft-campaign',
    tag,
    summary: 'Throw the draft of a campaign away',
    description: 'It is no error if there is none. It answers the person.',
    operation: mutation('discardDraftCampaign'),
  },
  {
    method: 'PUT',
    path: '/users/discard-draft-campaign/{campaignId}',
    tag,
    summary: 'Throw the draft of a campaign away, by its id',
    description: 'The same as without an id: there is one soft draft a person. It answers the person.',
    operation: mutation('discardDraftCampaign'),
  },
];

const merchants = 'users/merchants';

/** What an admin does to a business, beside the list of them. */
export const merchantRoutes: readonly GraphRoute[] = [
  {
    method: 'PUT',
    path: '/users/merchants/{id}/suspend',
    tag: merchants,
    summary: 'Pause the sending of a business',
    description:
      'What runs pauses within seconds, what is scheduled waits, and the business reads why. Reading, quotes, exports and paying go on.',
    operation: mutation('suspendMerchant', { id: path('id'), input: body }),
    example: { reason: 'Many people complained about texts that they never asked for.' },
  },
  {
    method: 'PUT',
    path: '/users/merchants/{id}/reinstate',
    tag: merchants,
    summary: 'Let a business send again',
    description: 'Nothing leaves by itself: what was paused waits for a person of the business.',
    operation: mutation('reinstateMerchant', { id: path('id'), input: body }),
    example: { reason: 'The list is clean now.' },
  },
  {
    method: 'POST',
    path: '/users/merchants/{id}/credit',
    tag: merchants,
    status: 201,
    summary: 'Give a business credit, or take it',
    description: 'Needs an Idempotency-Key: one key is one credit, however often it is sent.',
    operation: mutation('giveCredit', { id: path('id'), input: body }),
    example: { amount: '25.00', reason: 'Outage on 02-11' },
  },
  {
    method: 'POST',
    path: '/users/merchants/{id}/support-session',
    tag: merchants,
    status: 201,
    summary: 'Look at a business as its support',
    description:
      'Where its owner lets support in: with an administrator’s eyes, read-only, to the end of what was allowed and for an hour at most. It answers the tokens of a session. Each look appears in the activity of the business.',
    operation: mutation('startSupportSession', { tenantId: path('id'), input: body }),
    example: { reason: 'The owner asks why texts stay queued' },
  },
];
