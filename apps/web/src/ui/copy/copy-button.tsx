import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button';
import { notify } from '../toast/notify';
import { copyTexts as t } from './copy.texts';

/** Copies `text`; where the browser will not, selects what shows it, whose id is `of`. */
export function CopyButton({ text, of }: { text: string; of: string }) {
  const [isCopied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      const shown = document.getElementById(of);
      if (shown !== null) getSelection()?.selectAllChildren(shown);
      notify({ kind: 'warning', title: t.failed, text: t.failedText });
    }
  }
  return (
    <Button onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      {isCopied ? t.copied : t.copy}
    </Button>
  );
}
