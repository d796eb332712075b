/** Members that are asked for but not shown: a list's cursor travels in the Link header. */
export const silentMembers: readonly string[] = ['nextCursor'];
