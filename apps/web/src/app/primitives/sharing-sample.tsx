import type { Share } from '../../domain/sharing/sharing';
import SharingField from '../../domain/sharing/sharing-field';
import { useForm } from '../../ui/form/state/use-form';

/** Who sees a thing, and who may change it: here one colleague. */
export function SharingSamples() {
  const form = useForm({
    initial: {
      isPublic: false as boolean,
      shares: [{ user: 'colleague-0', permission: 'modify' }] as readonly Share[],
    },
    submit: () => Promise.resolve(),
  });
  return <SharingField row={null} isPublic={form.field('isPublic')} shares={form.field('shares')} />;
}
