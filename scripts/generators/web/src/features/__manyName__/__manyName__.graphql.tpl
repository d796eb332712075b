fragment __Pascal__Row on __Pascal__ {
  id
  name
  version
}

query __Pascal__List($query: ListQuery) {
  __many__(query: $query) {
    data {
      ...__Pascal__Row
    }
    count
    countIsExact
    hasMore
  }
}

query __Pascal__ToEdit($id: ID!) {
  __camel__(id: $id) {
    ...__Pascal__Row
  }
}

mutation Create__Pascal__($input: __Pascal__Input!) {
  create__Pascal__(input: $input) {
    ...__Pascal__Row
  }
}

mutation Update__Pascal__($id: ID!, $input: __Pascal__Patch!) {
  update__Pascal__(id: $id, input: $input) {
    ...__Pascal__Row
  }
}

mutation Delete__Many__($selection: Selection!) {
  delete__Many__(selection: $selection) {
    affected
  }
}
