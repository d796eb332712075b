import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Textarea } from '@chakra-ui/react/textarea';
import { CircleAlert, History } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card/card';
import { FileDrop } from '../../../ui/choice/file-drop';
import { FieldFrame } from '../../../ui/form/fields/fields';
import { Notice } from '../../../ui/notice';
import { contactImportTexts as t } from '../contact-import.texts';
import { fileOfPasted, mostPasted, readPeopleFile, type FileFault, type PeopleFile } from './people-file';
import { downloadSample } from './sample-file';

/** Step 1: a file by drop, by the picker or by pasted rows; type, size and headings are looked at here, nothing is uploaded. */
export function ChooseStep({
  rememberedName,
  onRead,
}: {
  rememberedName: string | null;
  onRead: (file: File, read: PeopleFile) => void;
}) {
  const [fault, setFault] = useState<FileFault | null>(null);
  const [isReading, setReading] = useState(false);

  async function take(file: File): Promise<void> {
    setReading(true);
    setFault(null);
    const read = await readPeopleFile(file);
    setReading(false);
    if (typeof read === 'string') setFault(read);
    else onRead(file, read);
  }

  return (
    <Card p={{ base: '4', md: '6' }} display="grid" gap="5">
      {rememberedName !== null && fault === null && (
        <Notice icon={History} tone="blue" title={t.again(rememberedName)} />
      )}
      {fault !== null && (
        <Notice icon={CircleAlert} tone="red" title={t.faults[fault].title} role="alert">
          {t.faults[fault].remedy}
        </Notice>
      )}
      <FileDrop
        title={t.chooseTitle}
        text={t.chooseText}
        drop={t.drop}
        dropping={t.dropping}
        choose={t.choose}
        busy={t.reading}
        isBusy={isReading}
        accept=".csv,text/csv"
        rules={t.fileRules}
        testId="people-file"
        onFile={(file) => void take(file)}
      >
        <Button variant="link" minH="11" onClick={downloadSample}>
          {t.sample}
        </Button>
      </FileDrop>
      <PasteRows onUse={(text) => void take(fileOfPasted(text))} />
    </Card>
  );
}

function PasteRows({ onUse }: { onUse: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  if (!isOpen)
    return (
      <Flex justify="center">
        <Button variant="link" size="lg" h="auto" minH="11" whiteSpace="normal" onClick={() => setOpen(true)}>
          {t.paste}
        </Button>
      </Flex>
    );
  const use = (): void => {
    const wrong =
      text.trim() === '' ? t.pasteEmpty : text.length > mostPasted ? t.pasteTooLong(text.length) : undefined;
    setError(wrong);
    if (wrong === undefined) onUse(text);
  };
  return (
    <Box>
      <FieldFrame label={t.pasteLabel} help={t.pasteHelp} error={error}>
        <Textarea
          rows={6}
          value={text}
          autoFocus
          onChange={(event) => setText(event.target.value)}
          fontVariantNumeric="tabular-nums"
        />
      </FieldFrame>
      <Button mt="3" size="lg" onClick={use}>
        {t.pasteUse}
      </Button>
    </Box>
  );
}
