"A __words__"
type __Pascal__ @key(fields: "id") {
  id: ID!
  name: String!
  version: Int!
  createdAt: DateTime!
  updatedAt: DateTime!
}
input __Pascal__Input { name: String }
input __Pascal__Patch { name: String version: Int }
