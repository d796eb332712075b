import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { clock } from '../../lib/clock';
import { useMay, useUser } from '../../lib/session/session';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { NoPermission } from '../../ui/states/state-panel';
import { Wizard } from '../../ui/wizard/wizard';
import { guessColumns, mappingOf, recallColumns, retarget, type Column } from './columns/columns';
import { ColumnsStep } from './columns/columns-step';
import type { KnownField } from './columns/known-field';
import { ImportFieldsDocument } from './contact-import.generated';
import { contactImportTexts as t } from './contact-import.texts';
import { ChooseStep } from './file/choose-step';
import { looksLikePerson, readPeopleFile, withHeadings, type PeopleFile } from './file/people-file';
import { importSteps } from './import-steps';
import { forgetChoices, keepChoices, keepImport, keptChoices } from './kept-imports';
import { isAgreed, type PeopleChoices } from './people/people-step';
import { SendStep } from './people/send-step';
import type { ImportOptions } from './people/upload-people';

interface Chosen {
  file: File;
  read: PeopleFile;
}

export function Component() {
  return useMay('campaign-editor') ? (
    <ImportWizard />
  ) : (
    <Page title={t.title}>
      <Card>
        <NoPermission title={t.noPermission} />
      </Card>
    </Page>
  );
}

const nothingAgreed = { permissionWithinTwoYears: false, notBorrowed: false, notPurchased: false };

/** The wizard up to the upload. The file is this page's alone: after a reload it is chosen again. */
export function ImportWizard() {
  const user = useUser();
  const navigate = useNavigate();
  const { data, client } = useQuery(ImportFieldsDocument);
  const fields: readonly KnownField[] = data?.attributes?.data ?? [];
  const [kept] = useState(() => keptChoices(user.id));
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [columns, setColumns] = useState<Column[]>([]);
  const [people, setPeople] = useState<PeopleChoices>({
    onExisting: kept?.onExisting ?? 'update',
    tags: kept?.tags ?? [],
    agreement: nothingAgreed,
  });

  // A field that was undone or deleted elsewhere takes no column any more.
  const isThere = ({ target }: Column): boolean =>
    data === undefined ||
    !target?.startsWith('attributes.') ||
    fields.some(({ key }) => target === `attributes.${key}`);
  const shown = columns.map((column) => (isThere(column) ? column : { ...column, target: null }));

  useEffect(() => {
    if (chosen !== null)
      keepChoices(user.id, {
        fileName: chosen.file.name,
        columns: columns.map(({ heading, target }) => ({ heading, target })),
        onExisting: people.onExisting,
        tags: people.tags,
      });
  }, [chosen, columns, people.onExisting, people.tags, user.id]);

  async function start(file: File, read: PeopleFile): Promise<void> {
    // Whoever is quicker than the answer waits for it: a guess without the custom fields would be another one.
    const known =
      (data ?? (await client.query({ query: ImportFieldsDocument }).catch(() => null))?.data)?.attributes?.data ?? [];
    setChosen({ file, read });
    setColumns(recallColumns(guessColumns(read, known), kept?.columns ?? [], known));
  }
  async function addHeadings({ file, read }: Chosen): Promise<void> {
    const mended = withHeadings(file, read);
    const again = await readPeopleFile(mended);
    if (typeof again !== 'string') await start(mended, again);
  }
  const optionsOf = (dryRun: boolean): ImportOptions => ({
    mapping: mappingOf(shown, fields),
    onExisting: people.onExisting,
    tags: people.tags,
    optInAgreement: people.agreement,
    dryRun,
  });
  function onStarted(jobId: string): void {
    keepImport(user.id, jobId, {
      fileName: chosen!.file.name,
      startedAt: clock.now().toISOString(),
      tags: people.tags,
      isAgreed: isAgreed(people.agreement),
    });
    forgetChoices(user.id);
    void navigate(`/contacts/import/${jobId}`, { replace: true });
  }

  return (
    <Page title={t.title}>
      <Wizard
        label={t.steps.label}
        steps={[
          {
            ...importSteps.file,
            screen: ({ next }) => (
              <ChooseStep
                rememberedName={chosen === null ? (kept?.fileName ?? null) : null}
                onRead={(file, read) => void start(file, read).then(next)}
              />
            ),
          },
          {
            ...importSteps.columns,
            screen:
              chosen &&
              (({ back, next }) => (
                <ColumnsStep
                  fileName={chosen.file.name}
                  read={chosen.read}
                  columns={shown}
                  fields={fields}
                  onChange={setColumns}
                  onFieldsMade={(made) =>
                    setColumns((now) => made.reduce((all, { key, at }) => retarget(all, at, `attributes.${key}`), now))
                  }
                  onAddHeadings={
                    chosen.read.isOneByte && looksLikePerson(chosen.read.headings)
                      ? () => void addHeadings(chosen)
                      : null
                  }
                  onBack={back}
                  onNext={next}
                />
              )),
          },
          {
            ...importSteps.people,
            screen:
              chosen &&
              (({ back }) => (
                <SendStep
                  file={chosen.file}
                  rowCount={chosen.read.isWhole ? chosen.read.rows.length : null}
                  people={people}
                  knownTags={(data?.tags?.data ?? []).map(({ name }) => name)}
                  optionsOf={optionsOf}
                  onChange={(change) => setPeople((before) => ({ ...before, ...change }))}
                  onBack={back}
                  onStarted={onStarted}
                />
              )),
          },
          importSteps.import,
        ]}
      />
    </Page>
  );
}
