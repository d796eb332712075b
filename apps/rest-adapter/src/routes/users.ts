import { mutation, query, type Asked, type GraphRoute } from '../table/route.js';
import { body, path } from '../table/sources.js';

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
    description: "The image lies where the graph's createAvatarUpload said. It answers the person.",
    operation: mutation('setAvatar', { input: body }),
  },
  {
    method: 'DELETE',
    path: '/users/avatar',
    tag,
    status: 204,
    summary: 'Remove your avatar',
    description: 'Takes the image away, also from the storage.',
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
    description: 'For who knows the present one. All other sessions end.',
    operation: mutation('changePassword', { input: body }),
    example: { currentPassword: 'Bellbird1!', password: 'Bellbird2!' },
    ...done,
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
