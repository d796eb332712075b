import { Wizard } from '../../ui/wizard/wizard';
import { ColumnsStep } from './columns/columns-step';
import { contactImportTexts as t } from './contact-import.texts';
import { ChooseStep } from './file/choose-step';
import { importSteps } from './import-steps';
import { SendStep } from './people/send-step';
import { useImportChoices } from './use-import-choices';

/** The wizard up to the upload. The file is this page's alone: after a reload it is chosen again. */
export function ImportWizard() {
  const choices = useImportChoices();
  const { chosen } = choices;
  return (
    <Wizard
      label={t.steps.label}
      steps={[
        {
          ...importSteps.file,
          screen: ({ next }) => (
            <ChooseStep
              rememberedName={choices.rememberedName}
              onRead={(file, read) => void choices.start(file, read).then(next)}
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
                columns={choices.columns}
                fields={choices.fields}
                onChange={choices.setColumns}
                onFieldsMade={choices.takeFields}
                onAddHeadings={choices.addHeadings}
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
                people={choices.people}
                knownTags={choices.knownTags}
                optionsOf={choices.optionsOf}
                onChange={choices.changePeople}
                onBack={back}
                onStarted={choices.onStarted}
              />
            )),
        },
        importSteps.import,
      ]}
    />
  );
}
