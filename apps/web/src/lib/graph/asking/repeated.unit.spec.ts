import { gql } from '@apollo/client';
import { print } from 'graphql';
import { placedVariables, repeated } from './repeated';

describe('one question asked of several at once', () => {
  const tag = gql`
    query Tag($id: ID!, $query: ListQuery = { limit: 1 }) {
      tag(id: $id) {
        ...Row
        people(query: $query) {
          id
        }
      }
    }
    fragment Row on Tag {
      id
    }
  `;

  it('bears the place of each behind variables and answers', () => {
    expect(print(repeated(tag, 2))).toBe(
      `${print(gql`
        query Tag($id0: ID!, $query0: ListQuery = { limit: 1 }, $id1: ID!, $query1: ListQuery = { limit: 1 }) {
          tag0: tag(id: $id0) {
            ...Row
            people(query: $query0) {
              id
            }
          }
          tag1: tag(id: $id1) {
            ...Row
            people(query: $query1) {
              id
            }
          }
        }
        fragment Row on Tag {
          id
        }
      `)}`,
    );
    expect(placedVariables([{ id: 'a', query: {} }, { id: 'b' }])).toEqual({ id0: 'a', query0: {}, id1: 'b' });
  });

  it('leaves the question as it was', () => {
    const before = print(tag);
    repeated(tag, 3);
    expect(print(tag)).toBe(before);
  });
});
