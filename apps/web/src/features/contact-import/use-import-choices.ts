import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { clock } from '../../lib/clock';
import { useUser } from '../../lib/session/session';
import { mappingOf } from './columns/columns';
import { useChosenFile } from './file/use-chosen-file';
import { forgetChoices, keepChoices, keepImport, keptChoices } from './kept-imports';
import { isAgreed, type PeopleChoices } from './people/people-step';
import type { ImportOptions } from './people/upload-people';

const nothingAgreed = { permissionWithinTwoYears: false, notBorrowed: false, notPurchased: false };

/** What is chosen on the way to an upload. Of it all but the file is remembered by the browser until the upload has begun. */
export function useImportChoices() {
  const user = useUser();
  const navigate = useNavigate();
  const [kept] = useState(() => keptChoices(user.id));
  const file = useChosenFile(kept?.columns ?? []);
  const { chosen, said } = file;
  const [people, setPeople] = useState<PeopleChoices>({
    onExisting: kept?.onExisting ?? 'update',
    tags: kept?.tags ?? [],
    agreement: nothingAgreed,
  });

  useEffect(() => {
    if (chosen !== null)
      keepChoices(user.id, {
        fileName: chosen.file.name,
        columns: said.map(({ heading, target }) => ({ heading, target })),
        onExisting: people.onExisting,
        tags: people.tags,
      });
  }, [chosen, said, people.onExisting, people.tags, user.id]);

  const how = () => ({ mapping: mappingOf(file.columns, file.fields), onExisting: people.onExisting });
  const optionsOf = (dryRun: boolean): ImportOptions => ({
    ...how(),
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
      how: how(),
    });
    forgetChoices(user.id);
    void navigate(`/contacts/import/${jobId}`, { replace: true });
  }
  return {
    ...file,
    /** The file of the last time, where none is chosen yet. */
    rememberedName: chosen === null ? (kept?.fileName ?? null) : null,
    people,
    changePeople: (change: Partial<PeopleChoices>): void => setPeople((before) => ({ ...before, ...change })),
    optionsOf,
    onStarted,
  };
}
