import { useState } from 'react';
import { EmailCodeForm } from './email-code-form';
import { NewEmailForm } from './new-email-form';

/** Another address: the new one is asked for, then the code that went to it. */
export function EmailForm({ onClose, onChange }: { onClose: () => void; onChange: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <NewEmailForm onClose={onClose} onSent={setSentTo} />
  ) : (
    <EmailCodeForm email={sentTo} onClose={onClose} onChange={onChange} />
  );
}
