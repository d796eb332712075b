import { BinPage, type Bin } from '../../ui/resource/bin-page';
import { RestoreSamplesDocument, SampleBinDocument, type SampleBinQuery } from './samples.generated';
import { samplesTexts as t } from './samples.texts';
import { Stage } from './stage';

const restored = RestoreSamplesDocument;

type Row = NonNullable<SampleBinQuery['smsTemplatesTrash']>['data'][number];

const bin: Bin<SampleBinQuery, Row> = {
  name: 'sample-bin',
  listPath: '/pages/primitives/list',
  permission: 'campaign-editor',
  document: SampleBinDocument,
  select: (data) => data.smsTemplatesTrash,
  noun: t.noun,
  nameOf: ({ name }) => name,
  columns: [{ key: 'name', label: t.fields.name, cell: ({ name }) => name }],
  card: ({ name }) => name,
  texts: t.bin,
  restore: (client, selection) =>
    client.mutate({ mutation: restored, variables: { selection } }).then(({ data }) => data?.restoreSmsTemplates),
  // Of made-up rows it is the same whether they come back or go.
  deleteForEver: (client, selection) =>
    client.mutate({ mutation: restored, variables: { selection } }).then(({ data }) => data?.restoreSmsTemplates),
};

/** /pages/primitives/bin: what can come back, or go for ever. */
export const Component = () => (
  <Stage>
    <BinPage bin={bin} />
  </Stage>
);
