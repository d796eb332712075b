import { mutation, query, type GraphRoute } from '../table/route.js';
import { body, path, search } from '../table/sources.js';

const tag = 'files';

export const fileRoutes: readonly GraphRoute[] = [
  {
    method: 'POST',
    path: '/files',
    tag,
    status: 201,
    summary: 'Begin an upload',
    description:
      'It answers where the bytes go: PUT them to uploadUrl within 15 minutes, with the type that you announced, then complete the file. A type that the purpose does not take is 415, more bytes than it takes 413.',
    operation: mutation('createFile', { input: body }),
    example: { name: 'logo.png', contentType: 'image/png', bytes: 48_213, purpose: 'logo' },
  },
  {
    method: 'POST',
    path: '/files/{id}/complete',
    tag,
    summary: 'Complete an upload',
    description:
      'The bytes are read, checked and kept; what is uploaded afterwards changes nothing. 409 before they are there, 415 where they are not what was announced. The same again answers the same.',
    operation: mutation('completeFile', { id: path('id') }),
  },
  {
    method: 'GET',
    path: '/files/{id}',
    tag,
    summary: 'See a file',
    description: 'With an address to download it, for expiresIn seconds: 60 to 604,800, an hour by default.',
    operation: query('file', { id: path('id'), expiresIn: search('expiresIn') }),
  },
  {
    method: 'DELETE',
    path: '/files/{id}',
    tag,
    status: 204,
    summary: 'Delete a file',
    description: 'Who uploaded it, owners and administrators may. One that something uses stays: 409.',
    operation: mutation('deleteFile', { id: path('id') }),
  },
];
