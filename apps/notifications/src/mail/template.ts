/** A part of a mail, shown as text and as HTML. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; lead: string; code: string }
  | { kind: 'link'; label: string; url: string };

export interface Template {
  /** Values without which the mail makes no sense. */
  needs: readonly string[];
  /** A mail that could not leave within these minutes is dropped: what it says is no longer true. */
  usefulMinutes: number;
  subject: (values: Readonly<Record<string, string>>) => string;
  body: (values: Readonly<Record<string, string>>) => Block[];
}

/** Minutes. */
export const day = 1_440;
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const greeting = ({ firstName }: Readonly<Record<string, string>>): Block =>
  paragraph(firstName ? `Hi ${firstName},` : 'Hi,');
