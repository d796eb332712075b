import { type Asked, type GraphRoute, mutation, query } from '../table/route.js';
import { body, path } from '../table/sources.js';

const tag = 'users';
const done = { answer: () => ({ body: {} }), shapes: { 200: { type: 'object', maxProperties: 0, example: {} } } } as const;

const isHard = ({ search }: Asked): boolean => search['hardDraft'] === true;
const hardDraft = { hardDraft: { type: 'boolean', description: 'true: make it a campaign with status draft' } } as const;
const draft = { name: 'Winter specials', message: 'Hi {{firstName|there}}, soup is back.' };

export const userRoutes: readonly GraphRoute[] = [
  { method: 'GET', path: '/users/flags', tag, summary: 'See your flags', operation: query('userFlags') },
  { method: 'PUT', path: '/users/flags', tag, summary: 'Change your flags', operation: mutation('setUserFlags', { input: body }) },
  { method: 'PUT', path: '/users/markers', tag, summary: 'Keep your bookmarked pages', operation: mutation('setMarkers', { input: body }), example: { markers: ['contacts', 'sms-campaigns-history'] } },
  { method: 'PUT', path: '/users/avatar', tag, summary: 'Use an image that was uploaded as your avatar', operation: mutation('setAvatar', { input: body }) },
  { method: 'DELETE', path: '/users/avatar', tag, status: 204, summary: 'Remove your avatar', operation: mutation('deleteAvatar') },
  { method: 'PUT', path: '/users/basic-information', tag, summary: 'Change your name', operation: mutation('setBasicInformation', { input: body }) },
  { method: 'PUT', path: '/users/password', tag, summary: 'Change your password', operation: mutation('changePassword', { input: body }), example: { currentPassword: 'Bellbird1!', password: 'Bellbird2!' }, ...done },
  { method: 'PUT', path: '/users/save-draft-quick-campaign', tag, summary: 'Keep the draft of a quick campaign', operation: mutation('saveDraftQuickCampaign', { draft: body }), example: draft },
  { method: 'PUT', path: '/users/discard-draft-quick-campaign', tag, summary: 'Throw the draft of a quick campaign away', operation: mutation('discardDraftQuickCampaign') },
  {
    method: 'PUT', path: '/users/save-draft-campaign', tag, summary: 'Keep the draft of a campaign', description: 'One soft draft a user. With hardDraft=true it becomes a campaign with status draft, which is the answer then.',
    operation: mutation('saveDraftCampaign', { draft: body }), instead: [{ when: isHard, operation: mutation('saveHardDraft', { input: body }) }],
    search: hardDraft, example: draft,
  },
  {
    method: 'PUT', path: '/users/save-draft-campaign/{campaignId}', tag, summary: 'Keep the draft of a campaign that there is', description: 'With hardDraft=true the draft campaign of this id is changed, and is the answer.',
    operation: mutation('saveDraftCampaign', { draft: body }), instead: [{ when: isHard, operation: mutation('saveHardDraft', { id: path('campaignId'), input: body }) }],
    search: hardDraft, example: draft,
  },
  { method: 'PUT', path: '/users/discard-draft-campaign', tag, summary: 'Throw the draft of a campaign away', operation: mutation('discardDraftCampaign') },
  { method: 'PUT', path: '/users/discard-draft-campaign/{campaignId}', tag, summary: 'Throw the draft of a campaign away', operation: mutation('discardDraftCampaign') },
];
