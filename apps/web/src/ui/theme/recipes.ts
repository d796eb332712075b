import { radioGroupSlotRecipe, radiomarkRecipe } from '@chakra-ui/react/theme';
import { firstRecipes, input, textarea } from './first-recipes';
import { segmentGroup } from './looks/choices';
import { field, nativeSelect } from './looks/fields';
import { menu, popover, toast } from './looks/floating';
import { code, kbd, link, separator } from './looks/in-text';
import { dialog, drawer } from './looks/sheets';

/** The looks of every component of Chakra that is in use, by the names it asks for them; a family of components a file in `looks`. */
export const recipes = { ...firstRecipes, input, textarea, link, separator, kbd, code, radiomark: radiomarkRecipe };
export const slotRecipes = {
  nativeSelect,
  field,
  menu,
  drawer,
  dialog,
  popover,
  segmentGroup,
  toast,
  radioGroup: radioGroupSlotRecipe,
};
