import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Textarea } from '@chakra-ui/react/textarea';
import { CircleAlert, FileUp, History, Upload } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { FieldFrame } from '../../../ui/form/fields';
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
  const [isOver, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    setReading(true);
    setFault(null);
    const read = await readPeopleFile(file);
    setReading(false);
    if (typeof read === 'string') setFault(read);
    else onRead(file, read);
  }
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    <Card p={{ base: '16px', md: '24px' }} display="grid" gap="20px">
      {rememberedName !== null && fault === null && (
        <Notice icon={History} tone="blue" title={t.again(rememberedName)} />
      )}
      {fault !== null && (
        <Notice icon={CircleAlert} tone="red" title={t.faults[fault].title} role="alert">
          {t.faults[fault].remedy}
        </Notice>
      )}
      <Flex
        direction="column"
        align="center"
        textAlign="center"
        gap="8px"
        px="16px"
        py={{ base: '28px', md: '48px' }}
        borderWidth="1.5px"
        borderStyle="dashed"
        borderRadius="card"
        borderColor={isOver ? 'solid' : 'lineField'}
        bg={isOver ? 'brandTint' : 'subtle'}
        transition="background-color 120ms, border-color 120ms"
        onDragOver={(event) => (event.preventDefault(), setOver(true))}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Flex
          boxSize="48px"
          align="center"
          justify="center"
          borderRadius="bar"
          bg="brandTintStrong"
          color="brandText"
          mb="4px"
        >
          <FileUp aria-hidden size={24} strokeWidth={1.75} />
        </Flex>
        <Heading as="h2" textStyle="section" fontSize="16px">
          {t.chooseTitle}
        </Heading>
        <Text color="textSecond" maxW="52ch">
          {t.chooseText}
        </Text>
        <Text hideBelow="md" color="textThird" fontSize="13px">
          {isOver ? t.dropping : t.drop}
        </Text>
        <Button
          variant="solid"
          size="lg"
          mt="4px"
          w={{ base: 'full', sm: 'auto' }}
          loading={isReading}
          loadingText={t.reading}
          onClick={() => picker.current?.click()}
        >
          <Upload aria-hidden />
          {t.choose}
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label={t.choose}
          data-testid="people-file"
          onChange={(event) => (void take(event.target.files?.[0]), (event.target.value = ''))}
        />
        <Text color="textThird" fontSize="13px">
          {t.fileRules}
        </Text>
        <Button variant="link" minH="44px" onClick={downloadSample}>
          {t.sample}
        </Button>
      </Flex>
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
        <Button variant="ghost" size="lg" onClick={() => setOpen(true)}>
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
      <Button mt="12px" size="lg" onClick={use}>
        {t.pasteUse}
      </Button>
    </Box>
  );
}
