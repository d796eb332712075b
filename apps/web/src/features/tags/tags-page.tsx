import { Tag } from 'lucide-react';
import { tagInput } from '../../lib/graph/inputs.generated';
import { ResourceDrawer } from '../../ui/resource/resource-drawer';
import { ResourcePage } from '../../ui/resource/resource-page';
import { defineScreen } from '../../ui/resource/resource-screen';
import { colours, TagFields } from './tag-fields';
import { TagCard, tagColumns } from './tag-row';
import {
  CreateTagDocument,
  DeleteTagsDocument,
  TagListDocument,
  TagToEditDocument,
  UpdateTagDocument,
  type TagListQuery,
  type TagToEditQuery,
} from './tags.generated';
import { tagsTexts as t } from './tags.texts';

const screen = defineScreen({
  path: '/tags',
  permission: 'campaign-editor',
  icon: Tag,
  texts: t,
  members: tagInput,
  named: 'name',
  list: {
    document: TagListDocument,
    select: (data: TagListQuery) => data.tags,
    columns: tagColumns,
    card: (tag) => <TagCard tag={tag} />,
  },
  one: { document: TagToEditDocument, select: (data: TagToEditQuery) => data.tag },
  create: CreateTagDocument,
  update: UpdateTagDocument,
  deleteMany: DeleteTagsDocument,
  initial: { colour: colours[0]!.value },
  fields: (form) => <TagFields form={form} />,
});

export const Component = () => <ResourcePage screen={screen} />;
export const TagDrawer = () => <ResourceDrawer screen={screen} />;
