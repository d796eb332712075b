import { Span } from '@chakra-ui/react/span';
import { ListChecks } from 'lucide-react';
import { __camel__Input } from '../../lib/graph/inputs.generated';
import { ResourceDrawer } from '../../ui/resource/resource-drawer';
import { ResourcePage } from '../../ui/resource/resource-page';
import { defineScreen } from '../../ui/resource/resource-screen';
import {
  Create__Pascal__Document,
  Delete__Many__Document,
  __Pascal__ListDocument,
  __Pascal__ToEditDocument,
  Update__Pascal__Document,
  type __Pascal__ListQuery,
  type __Pascal__ToEditQuery,
} from './__manyName__.generated';
import { __many__Texts as t } from './__manyName__.texts';

const screen = defineScreen({
  path: '/__manyName__',
  permission: '__permission__',
  icon: ListChecks,
  texts: t,
  members: __camel__Input,
  named: 'name',
  list: {
    document: __Pascal__ListDocument,
    select: (data: __Pascal__ListQuery) => data.__many__,
    columns: [{ key: 'name', label: t.fields.name, sortBy: 'name', cell: (row) => row.name }],
    card: (row) => <Span fontWeight="500">{row.name}</Span>,
  },
  one: { document: __Pascal__ToEditDocument, select: (data: __Pascal__ToEditQuery) => data.__camel__ },
  create: Create__Pascal__Document,
  update: Update__Pascal__Document,
  deleteMany: Delete__Many__Document,
});

export const Component = () => <ResourcePage screen={screen} />;
export const __Pascal__Drawer = () => <ResourceDrawer screen={screen} />;
