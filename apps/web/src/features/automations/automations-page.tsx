import { Box } from '@chakra-ui/react/box';
import { Archive, Repeat } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { fetchCode } from '../../lib/fetch-code';
import { automationInput } from '../../lib/graph/inputs.generated';
import { ResourceDrawer } from '../../ui/resource/resource-drawer';
import { ResourcePage } from '../../ui/resource/resource-page';
import { defineScreen } from '../../ui/resource/resource-screen';
import { useAutomationParts } from './automation-parts';
import { AutomationCard, automationColumns, automationFilters } from './automation-row';
import {
  AutomationListDocument,
  AutomationToEditDocument,
  CreateAutomationDocument,
  DeleteAutomationDocument,
  UpdateAutomationDocument,
  type AutomationListQuery,
  type AutomationToEditQuery,
} from './automations.generated';
import { automationsTexts as t } from './automations.texts';
import { SwitchAutomation } from './switch-automation';

/** The form is more code than the list, and most visits only read the list. */
const Automation = lazy(() =>
  fetchCode(() => import('./automation-fields')).then((form) => ({ default: form.Automation })),
);

const archivedPath = `/automations?${new URLSearchParams({
  filters: JSON.stringify([{ field: 'state', type: 'enum', operation: 'one', value: ['archived'] }]),
})}`;

const screen = defineScreen({
  path: '/automations',
  permission: 'campaign-editor',
  icon: Repeat,
  texts: t,
  members: automationInput,
  named: 'name',
  list: {
    document: AutomationListDocument,
    select: (data: AutomationListQuery) => data.automations,
    columns: automationColumns,
    card: (row) => <AutomationCard row={row} />,
    filterFields: automationFilters,
    rowActions: (row) => <SwitchAutomation row={row} />,
    atFirst: [{ field: 'state', type: 'enum', operation: 'none', value: ['archived'] }],
  },
  more: [{ label: t.archived, icon: Archive, to: archivedPath, isForEmpty: true }],
  isOver: ({ state }) => state === 'archived',
  one: { document: AutomationToEditDocument, select: (data: AutomationToEditQuery) => data.automation },
  create: CreateAutomationDocument,
  update: UpdateAutomationDocument,
  deleteOne: DeleteAutomationDocument,
  useParts: useAutomationParts,
  fields: (form, row) => (
    // As tall as a phone's sheet gets, which would grow under the finger else.
    <Suspense fallback={<Box minH="90dvh" />}>
      <Automation form={form} row={row} />
    </Suspense>
  ),
});

/** /automations, and /automations/:id beside it. */
export const Component = () => <ResourcePage screen={screen} />;
export const AutomationDrawer = () => <ResourceDrawer screen={screen} />;
