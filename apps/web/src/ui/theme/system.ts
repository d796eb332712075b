import { makeSystem } from './make-system';
import { recipes, slotRecipes } from './recipes';

export const system = makeSystem({ recipes, slotRecipes });
