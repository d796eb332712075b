import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { Permission } from '@bellbird/field-rules';
import { permissionTexts } from '../../../lib/session/permission.texts';
import { useUser } from '../../../lib/session/session';
import { PickBox } from '../../../ui/form/fields/pick-box';
import { comesWith, whyLocked } from '../why-locked';

/** Those that most people get come first, those that few get last. */
const order = [
  'campaign-editor',
  'merchant-editor',
  'business-editor',
  'user-editor',
  'administrator',
  'owner',
] as const satisfies readonly Permission[];

const Choice = chakra('label', {
  base: { display: 'flex', gap: '2.5', py: { base: '2', md: '1' }, cursor: 'pointer' },
});

/** What somebody who is invited may: a box for each permission; those that the person cannot give say why. */
export function RightsBoxes({
  label,
  held,
  onGive,
}: {
  label: string;
  held: readonly Permission[];
  onGive: (permission: Permission, access: boolean) => void;
}) {
  const id = useId();
  const me = useUser();
  return (
    <Grid role="group" aria-label={label} templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4px 16px">
      {order.map((permission) => {
        const locked = whyLocked(me, { id: null, held }, permission);
        return (
          <Choice key={permission}>
            <PickBox
              type="checkbox"
              mt="0.5"
              checked={held.includes(permission) || comesWith(held, permission) !== undefined}
              disabled={locked !== undefined}
              aria-describedby={`${id}-${permission}`}
              aria-label={permissionTexts.names[permission]}
              onChange={(event) => onGive(permission, event.target.checked)}
            />
            <Box minW="0">
              <Span display="block" fontWeight="500">
                {permissionTexts.names[permission]}
              </Span>
              <Span id={`${id}-${permission}`} display="block" fontSize="small" color="textSecond">
                {locked ?? permissionTexts.does[permission]}
              </Span>
            </Box>
          </Choice>
        );
      })}
    </Grid>
  );
}
