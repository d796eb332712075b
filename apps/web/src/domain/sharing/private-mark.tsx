import { Lock } from 'lucide-react';
import { Status } from '../../ui/marks/status';
import { sharingTexts as t } from './sharing.texts';

const look = { label: t.private, tone: 'grey', icon: Lock } as const;

/** Beside the name of what not everyone sees; nothing beside all others. */
export const PrivateMark = ({ isPublic }: { isPublic: boolean }) =>
  isPublic ? null : <Status look={look} fontSize="small" />;
