import { gql } from '@apollo/client';
import { print } from 'graphql';
import { asOne } from './as-one';

describe('several questions as one', () => {
  const row = gql`
    fragment Row on Tag {
      id
    }
  `;
  const tags = gql`
    query Tags($query: ListQuery!) {
      tags(query: $query) {
        ...Row
      }
    }
    ${row}
  `;
  const others = gql`
    query Others($query: ListQuery!, $id: ID!) {
      pace
      tag(id: $id) {
        ...Row
      }
    }
    ${row}
  `;

  it('asks for what each asks, in one operation', () => {
    expect(print(asOne('Both', [tags, others]))).toBe(
      `${print(gql`
        query Both($query: ListQuery!, $id: ID!) {
          tags(query: $query) {
            ...Row
          }
          pace
          tag(id: $id) {
            ...Row
          }
        }
        fragment Row on Tag {
          id
        }
      `)}`,
    );
  });

  it('leaves the questions as they were', () => {
    const before = print(tags);
    asOne('Both', [tags, others]);
    expect(print(tags)).toBe(before);
  });
});
