import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import type { ColourMode } from '../../../ui/theme/colour-mode';
import { accountTexts as t } from './account.texts';

export const colourModes: readonly (readonly [ColourMode, string, LucideIcon])[] = [
  ['light', t.light, Sun],
  ['dark', t.dark, Moon],
  ['system', t.system, Monitor],
];
